/**
 * @generated SignedSource<<7c2138cda133a4d4e14c76a39c1a92bc>>
 * @relayHash 29990e99ab241fea97a32e5b44081aba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93413bafc535855fb86eba788bc205a8e9f7d6155ff5d44b53c4e90d5c34a573

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInvoiceScreenQuery } from './AdminInvoiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminInvoiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93413bafc535855fb86eba788bc205a8e9f7d6155ff5d44b53c4e90d5c34a573",
    "metadata": {},
    "name": "AdminInvoiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
