/**
 * @generated SignedSource<<c3b29f0897578e4a533317bf5bc9da6b>>
 * @relayHash 7756ee577dbb0cd6134cc6295c311e3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ef51b7841e5d2fa155306c194f7ca611c93466adf6d15354177a74978d6e13e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyInfoQuery } from './CompanyInfoQuery.graphql';

const node: PreloadableConcreteRequest<CompanyInfoQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ef51b7841e5d2fa155306c194f7ca611c93466adf6d15354177a74978d6e13e",
    "metadata": {},
    "name": "CompanyInfoQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
