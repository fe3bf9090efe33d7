/**
 * @generated SignedSource<<99c9a4537201b0225680ebfc6c3ac365>>
 * @relayHash 304ab2d3bdb6620efa2c5787228df00e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d35f872b9d46cadafa6d694a4c94d1545f08cabf1e543e29f63ee9efc589a35

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyInfoQuery } from './CompanyInfoQuery.graphql';

const node: PreloadableConcreteRequest<CompanyInfoQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d35f872b9d46cadafa6d694a4c94d1545f08cabf1e543e29f63ee9efc589a35",
    "metadata": {},
    "name": "CompanyInfoQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
