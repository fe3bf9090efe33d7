/**
 * @generated SignedSource<<1a42dea7ff347e317418f61740183a5b>>
 * @relayHash 79a82fe1585e1a77746d854f554986b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e6c8c98864831c608fc7197482d516bc6e891ae6be6bb25549af74e7cc3bb66

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyInfoQuery } from './CompanyInfoQuery.graphql';

const node: PreloadableConcreteRequest<CompanyInfoQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e6c8c98864831c608fc7197482d516bc6e891ae6be6bb25549af74e7cc3bb66",
    "metadata": {},
    "name": "CompanyInfoQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
