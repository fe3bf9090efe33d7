/**
 * @generated SignedSource<<0ac7940761d1f710cf7ac95ffea9c4c3>>
 * @relayHash 5b603ff201b2f04de05c0bb52f94561e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5058b4e039bcfba48f2176298fbe139388922edb900d17f3a913b28a86f6ae8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LicensesScreenQuery } from './LicensesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LicensesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5058b4e039bcfba48f2176298fbe139388922edb900d17f3a913b28a86f6ae8a",
    "metadata": {},
    "name": "LicensesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
