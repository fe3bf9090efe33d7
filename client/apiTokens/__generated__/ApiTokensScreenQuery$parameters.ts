/**
 * @generated SignedSource<<27b54d9919ff89846e161f3a78e373d0>>
 * @relayHash 6d7287a7421012eb4f0cfd4b82adbf20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0facade421a2aabf66ba288f69dd43866cf2cb32078a56ab9ec7dfeea130e412

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApiTokensScreenQuery } from './ApiTokensScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApiTokensScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0facade421a2aabf66ba288f69dd43866cf2cb32078a56ab9ec7dfeea130e412",
    "metadata": {},
    "name": "ApiTokensScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
