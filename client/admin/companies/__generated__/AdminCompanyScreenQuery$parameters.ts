/**
 * @generated SignedSource<<8c0ee5e68d51496b0b52ed5e3bd3d201>>
 * @relayHash eddf2644783a1703adec711782796ec7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 377a4c1de65cc632f7252a9fcf58b69df0f2c88a8f3a97785f8019741b7c0e10

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminCompanyScreenQuery } from './AdminCompanyScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminCompanyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "377a4c1de65cc632f7252a9fcf58b69df0f2c88a8f3a97785f8019741b7c0e10",
    "metadata": {},
    "name": "AdminCompanyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
