/**
 * @generated SignedSource<<51cd5f8cb7a0bb933fced7686f1d6f85>>
 * @relayHash d164412be6d2fd9042f66886af8945d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24ddc3696e802926bdeee86fad1b77d5aaa098fe86517bf4ee623d489333ab6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseScreenQuery } from './PurchaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24ddc3696e802926bdeee86fad1b77d5aaa098fe86517bf4ee623d489333ab6d",
    "metadata": {},
    "name": "PurchaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
