/**
 * @generated SignedSource<<0b7fa31a013349eac2367e2280a6d67f>>
 * @relayHash 37853f051aceeec11ea264021e85e4c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70d59c0cba966c06143a45d84b7304adcddfea4932482a747928259f0ce2e2bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyAgreementsQuery } from './CompanyAgreementsQuery.graphql';

const node: PreloadableConcreteRequest<CompanyAgreementsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70d59c0cba966c06143a45d84b7304adcddfea4932482a747928259f0ce2e2bf",
    "metadata": {},
    "name": "CompanyAgreementsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
