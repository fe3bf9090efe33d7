/**
 * @generated SignedSource<<b7753dc2d7eb2d01ec7790a83d7e31ec>>
 * @relayHash 9d5ec1a58e4ff06897851733daa0497d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a09ead495dce76ba304ca5372fb8dbd870c9431655868b5b38dde185eed8799

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInvoicesScreenQuery } from './AdminInvoicesScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminInvoicesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a09ead495dce76ba304ca5372fb8dbd870c9431655868b5b38dde185eed8799",
    "metadata": {},
    "name": "AdminInvoicesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
