/**
 * @generated SignedSource<<a4fac2f942a9240d80ca86599600db03>>
 * @relayHash 6a568d189ec3783e9ee9c9730fd973b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03a7a857ffdb2e7c73f026b0dd64ac9ccab146cb029daf6c44a73a67ccfe2090

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RenewalsScreenQuery } from './RenewalsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RenewalsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03a7a857ffdb2e7c73f026b0dd64ac9ccab146cb029daf6c44a73a67ccfe2090",
    "metadata": {},
    "name": "RenewalsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
