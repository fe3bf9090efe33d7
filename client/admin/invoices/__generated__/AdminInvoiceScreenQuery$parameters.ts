/**
 * @generated SignedSource<<3cbd36c9e957c3cedac658bdca218c7b>>
 * @relayHash c53750ee8160f8c13b91da371e359099
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6a0cf7ff9369f3af1e762c288e14bee84a73af906ef7a309f0c4ca6d42115ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInvoiceScreenQuery } from './AdminInvoiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminInvoiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6a0cf7ff9369f3af1e762c288e14bee84a73af906ef7a309f0c4ca6d42115ac",
    "metadata": {},
    "name": "AdminInvoiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
