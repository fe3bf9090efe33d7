/**
 * @generated SignedSource<<3f535708bd70681caf8985a952b7dbfd>>
 * @relayHash f9e859c1261545405d18a1275288df5a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10e18e56238f06f471fa15c6a910a3c1bb7ae04a54be234dfa2930e0b47eb8e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInvoiceScreenQuery } from './AdminInvoiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminInvoiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10e18e56238f06f471fa15c6a910a3c1bb7ae04a54be234dfa2930e0b47eb8e6",
    "metadata": {},
    "name": "AdminInvoiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
