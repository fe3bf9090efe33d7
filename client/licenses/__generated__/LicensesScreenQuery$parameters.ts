/**
 * @generated SignedSource<<bdf8c5ff76be8954ba078fae584feb0a>>
 * @relayHash bec37ef0f5a1a5e6d42bb70e7b27d033
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f1408ac48086ecff6f11f49fbe339676afc532fb39e79da764a1e8347351b30

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LicensesScreenQuery } from './LicensesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LicensesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f1408ac48086ecff6f11f49fbe339676afc532fb39e79da764a1e8347351b30",
    "metadata": {},
    "name": "LicensesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
