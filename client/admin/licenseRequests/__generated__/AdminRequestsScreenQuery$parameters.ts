/**
 * @generated SignedSource<<9929ee3ba4d2f2a4be2f3669d35dccf6>>
 * @relayHash 2669b35da41cec1e710579873aba4955
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0cb0b462a762e6291ef29060e099d67c7a25a0ccea5610d81e85e87596416bf5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminRequestsScreenQuery } from './AdminRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0cb0b462a762e6291ef29060e099d67c7a25a0ccea5610d81e85e87596416bf5",
    "metadata": {},
    "name": "AdminRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
