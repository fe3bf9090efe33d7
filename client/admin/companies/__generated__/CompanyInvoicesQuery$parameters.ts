/**
 * @generated SignedSource<<bd25cce133c68b0128bbde9f8e8d8d50>>
 * @relayHash c9b283da3fb4cf2046303419e9a44ad8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e569bfe923c6267ac382728a0f538658832a742b78a0487634755250e8b5332a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyInvoicesQuery } from './CompanyInvoicesQuery.graphql';

const node: PreloadableConcreteRequest<CompanyInvoicesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e569bfe923c6267ac382728a0f538658832a742b78a0487634755250e8b5332a",
    "metadata": {},
    "name": "CompanyInvoicesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
