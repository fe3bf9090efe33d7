/**
 * @generated SignedSource<<e9320a30f76f849a0f83f37597dc2833>>
 * @relayHash de3a5484b830de71135a6e6f0012b453
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c583e3eb275b11ce54469061af3ce545e1e30c31f9b6bb15c68fb48a8dc0ad09

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyInfoQuery } from './CompanyInfoQuery.graphql';

const node: PreloadableConcreteRequest<CompanyInfoQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c583e3eb275b11ce54469061af3ce545e1e30c31f9b6bb15c68fb48a8dc0ad09",
    "metadata": {},
    "name": "CompanyInfoQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
