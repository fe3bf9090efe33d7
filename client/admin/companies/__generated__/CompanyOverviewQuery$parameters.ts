/**
 * @generated SignedSource<<6fd08292b6c6613851c3486600880fa4>>
 * @relayHash a06088d3f23f0d7d7d20af81f1208cfa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3250cb9b593618ab258cdbef82e4e46c163a83c50be5872c8e323adf07ccfc1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyOverviewQuery } from './CompanyOverviewQuery.graphql';

const node: PreloadableConcreteRequest<CompanyOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3250cb9b593618ab258cdbef82e4e46c163a83c50be5872c8e323adf07ccfc1",
    "metadata": {},
    "name": "CompanyOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
