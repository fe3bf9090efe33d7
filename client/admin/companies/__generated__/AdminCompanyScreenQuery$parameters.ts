/**
 * @generated SignedSource<<b2387e93e8855b36f297364f3f957620>>
 * @relayHash e573204332613ccdb816833c4a67a76b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b909c723db073160092021069e1a33829abd9a80609d8db4100332cf4f2205d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminCompanyScreenQuery } from './AdminCompanyScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminCompanyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b909c723db073160092021069e1a33829abd9a80609d8db4100332cf4f2205d6",
    "metadata": {},
    "name": "AdminCompanyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
