/**
 * @generated SignedSource<<16fd72dc0dd2f44ff4f71ff37292957e>>
 * @relayHash 72b03560bdf70de4f92b45e68725f1bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dde76f97df5d7c26c8d22c84b683648fbe36a316c6aacb08c0b909288090909

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInvoiceScreenQuery } from './AdminInvoiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminInvoiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9dde76f97df5d7c26c8d22c84b683648fbe36a316c6aacb08c0b909288090909",
    "metadata": {},
    "name": "AdminInvoiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
