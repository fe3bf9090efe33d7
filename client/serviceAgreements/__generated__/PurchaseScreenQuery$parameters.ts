/**
 * @generated SignedSource<<ac731ba67b41c6029f05170e29545d74>>
 * @relayHash 463005d19e16de387e7cfb988f793da7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3c0229cbb5e5cdc5970797a6bcabba7b4abfdf0c7c05e2832bc846a45668728

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseScreenQuery } from './PurchaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c3c0229cbb5e5cdc5970797a6bcabba7b4abfdf0c7c05e2832bc846a45668728",
    "metadata": {},
    "name": "PurchaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
