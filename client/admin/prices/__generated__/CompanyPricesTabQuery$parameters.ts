/**
 * @generated SignedSource<<628f220219745caead7e0e222c184e27>>
 * @relayHash d335f155b86b0a0545db3adf72b5b679
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4da9b335978893392ad12f666daba0715ab618cc59f1c90d767a2842937d2ee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyPricesTabQuery } from './CompanyPricesTabQuery.graphql';

const node: PreloadableConcreteRequest<CompanyPricesTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e4da9b335978893392ad12f666daba0715ab618cc59f1c90d767a2842937d2ee",
    "metadata": {},
    "name": "CompanyPricesTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
