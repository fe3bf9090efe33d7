/**
 * @generated SignedSource<<2131fe311e735d9ea83fd517a340bc21>>
 * @relayHash 8b732a8712d116799351879fdf4c149d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3beadaf269a3feac1d4e626a9fffdbbd71b72c6b51c987e2161894612914c34

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminAgreementsScreenQuery } from './AdminAgreementsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminAgreementsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3beadaf269a3feac1d4e626a9fffdbbd71b72c6b51c987e2161894612914c34",
    "metadata": {},
    "name": "AdminAgreementsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
