/**
 * @generated SignedSource<<179b4d9a13d05525639e9fdcdc8638d7>>
 * @relayHash 0c60b759521afd94cef68e0e421d6c88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77bf1c769aa5f3b685cd90fb45a995998ce9462014e132e3c2120ac8c73b46b3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseScreenQuery } from './PurchaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77bf1c769aa5f3b685cd90fb45a995998ce9462014e132e3c2120ac8c73b46b3",
    "metadata": {},
    "name": "PurchaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
