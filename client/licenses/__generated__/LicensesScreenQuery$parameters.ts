/**
 * @generated SignedSource<<16ada1b6084b3204d368f7151b8a8f8a>>
 * @relayHash 191eaaca4616ca7b542f69163c72e684
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 131eb1a63f7c4354791758af430177a7067c8d31fdde687afb5936b663ef4154

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LicensesScreenQuery } from './LicensesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LicensesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "131eb1a63f7c4354791758af430177a7067c8d31fdde687afb5936b663ef4154",
    "metadata": {},
    "name": "LicensesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
