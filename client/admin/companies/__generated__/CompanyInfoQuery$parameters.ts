/**
 * @generated SignedSource<<88534da8945064f3efecda63453bafe8>>
 * @relayHash 3e7ca91e8dd72b06b3d29407dd193ac5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2535ed256d6fb2423baa564c4fe469465323c824de9c1eddbb83b81f6aa203bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyInfoQuery } from './CompanyInfoQuery.graphql';

const node: PreloadableConcreteRequest<CompanyInfoQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2535ed256d6fb2423baa564c4fe469465323c824de9c1eddbb83b81f6aa203bb",
    "metadata": {},
    "name": "CompanyInfoQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
