/**
 * @generated SignedSource<<1e98b4cfafc95e0f71c82d15739718bc>>
 * @relayHash e91f871660702a48b2a8af062d06e227
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e7cc6f30030550a249f61e95c85f8d39731b91170c0e0652c246b4368c315bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LicensesScreenQuery } from './LicensesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LicensesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e7cc6f30030550a249f61e95c85f8d39731b91170c0e0652c246b4368c315bf",
    "metadata": {},
    "name": "LicensesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
