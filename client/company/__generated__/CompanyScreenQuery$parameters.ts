/**
 * @generated SignedSource<<575ffd1dab857a84f0f404186cd88c6c>>
 * @relayHash de9793b7a9deeffdf18651ad89bdddf7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID baf0ee345aa08093692ab1d9122892884ba5217ee362f641418f3f5cc8b51c01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyScreenQuery } from './CompanyScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompanyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "baf0ee345aa08093692ab1d9122892884ba5217ee362f641418f3f5cc8b51c01",
    "metadata": {},
    "name": "CompanyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
