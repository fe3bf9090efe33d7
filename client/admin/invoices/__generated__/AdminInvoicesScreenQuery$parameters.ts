/**
 * @generated SignedSource<<5dd0867f52e4c6e7dbc2b2d6058be759>>
 * @relayHash ce69af2033feaff6a5fbdcf547d9e75d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 749ba3687c5fdafb434171bc3168a401fc7b7e8319dedb7ca0b0cb5b013c84ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInvoicesScreenQuery } from './AdminInvoicesScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminInvoicesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "749ba3687c5fdafb434171bc3168a401fc7b7e8319dedb7ca0b0cb5b013c84ac",
    "metadata": {},
    "name": "AdminInvoicesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
