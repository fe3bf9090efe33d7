/**
 * @generated SignedSource<<5292ca4cc20055a95a66a564048942f3>>
 * @relayHash c14399e719fb970c8a9c530e3c25771d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 929037bec0cb7b0d131d2a862ba90be5035f4d6cf27b322a161a23c0663b5162

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInvoicesScreenQuery } from './AdminInvoicesScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminInvoicesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "929037bec0cb7b0d131d2a862ba90be5035f4d6cf27b322a161a23c0663b5162",
    "metadata": {},
    "name": "AdminInvoicesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
