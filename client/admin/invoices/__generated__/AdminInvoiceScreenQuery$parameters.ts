/**
 * @generated SignedSource<<e6d9683c60feb0599034b80169ad711e>>
 * @relayHash bd977af9f2406b7bbb8e54ebfe146fca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fc3aef17504fbf45409e0df4dc8c80dae7b9e1319b216ee296d63dd9b9b3f12

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInvoiceScreenQuery } from './AdminInvoiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminInvoiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1fc3aef17504fbf45409e0df4dc8c80dae7b9e1319b216ee296d63dd9b9b3f12",
    "metadata": {},
    "name": "AdminInvoiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
