/**
 * @generated SignedSource<<6240a178f2fa7d5f2be21b016d1ede2b>>
 * @relayHash 23ca7db8966a64928daff6d088ed9f58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dff1221e21058ae30362842ac3fed634b9d3c5f977dbc6afe7712043e576fefc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyLicensesQuery } from './CompanyLicensesQuery.graphql';

const node: PreloadableConcreteRequest<CompanyLicensesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dff1221e21058ae30362842ac3fed634b9d3c5f977dbc6afe7712043e576fefc",
    "metadata": {},
    "name": "CompanyLicensesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
