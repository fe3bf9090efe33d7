/**
 * @generated SignedSource<<dbceb2167e32fc0457ee310a6e51f7a3>>
 * @relayHash 691cec803bb203acd55ab8ab0d62b92c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 208e8a60532f5de0952a8283a6886d91944d17e439aa0642ac85d20a515b9b45

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyRequestsQuery } from './CompanyRequestsQuery.graphql';

const node: PreloadableConcreteRequest<CompanyRequestsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "208e8a60532f5de0952a8283a6886d91944d17e439aa0642ac85d20a515b9b45",
    "metadata": {},
    "name": "CompanyRequestsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
