/**
 * @generated SignedSource<<1098d18f23c3b32bbb246a38244b90d2>>
 * @relayHash 8c9bdb1e273d06df849622fbc9a82d16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e994756845a407ab69a2b488a5a568db25c5c0671a7c7cce05f8d228dba6e0d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InstallationsScreenQuery } from './InstallationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<InstallationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e994756845a407ab69a2b488a5a568db25c5c0671a7c7cce05f8d228dba6e0d9",
    "metadata": {},
    "name": "InstallationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
