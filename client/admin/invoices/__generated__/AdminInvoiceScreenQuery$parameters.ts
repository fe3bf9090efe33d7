/**
 * @generated SignedSource<<5c6103e9afc727d5e8564a9e352b9e2b>>
 * @relayHash de048ba9677bb0338d656785e9cb6e65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0db72e5e84ff904c66b5bcdb9c8cdd08e6c377090c56c01924ec5b2a988cd0f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInvoiceScreenQuery } from './AdminInvoiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminInvoiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d0db72e5e84ff904c66b5bcdb9c8cdd08e6c377090c56c01924ec5b2a988cd0f",
    "metadata": {},
    "name": "AdminInvoiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
