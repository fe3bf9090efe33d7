/**
 * @generated SignedSource<<ac0742188cce976ed85aec685381f86f>>
 * @relayHash 7ed8cf324a4e3ef7c7084a6fd1204ff2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed3d8dc915a26e143c4e89e9f520b278c9a5b0b9ecc0492ea953b2543da4d261

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInvoiceScreenQuery } from './AdminInvoiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminInvoiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed3d8dc915a26e143c4e89e9f520b278c9a5b0b9ecc0492ea953b2543da4d261",
    "metadata": {},
    "name": "AdminInvoiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
