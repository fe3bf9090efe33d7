/**
 * @generated SignedSource<<d3cec70f4f628e2a993b04f9d3073603>>
 * @relayHash d31ccda94d84f06035b1f2963ed1149a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afffa9ad729555bbdc73fda529d2acd8ef4923d8ac16d98d333a5ae296260570

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClipCardsScreenQuery } from './ClipCardsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ClipCardsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "afffa9ad729555bbdc73fda529d2acd8ef4923d8ac16d98d333a5ae296260570",
    "metadata": {},
    "name": "ClipCardsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
