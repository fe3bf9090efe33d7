/**
 * @generated SignedSource<<070ce34833b4d801befd6bafe9426652>>
 * @relayHash 414f980f64237fe44f35e0e273644e65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b2ee688117812225f88225578592f888407c6ba856ca139d6f5a61d9f9af1c2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyLicensesQuery } from './CompanyLicensesQuery.graphql';

const node: PreloadableConcreteRequest<CompanyLicensesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b2ee688117812225f88225578592f888407c6ba856ca139d6f5a61d9f9af1c2",
    "metadata": {},
    "name": "CompanyLicensesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
