/**
 * @generated SignedSource<<3ddfe23cb075ac15e6ccaff9a240e821>>
 * @relayHash 44586f76baae4bf2720438ba62c78c91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b7c84b4ed67b14d7b18de86405fac31ac539b4b3acf5f28f135d3bfacd6a129

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInvoiceScreenQuery } from './AdminInvoiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminInvoiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b7c84b4ed67b14d7b18de86405fac31ac539b4b3acf5f28f135d3bfacd6a129",
    "metadata": {},
    "name": "AdminInvoiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
