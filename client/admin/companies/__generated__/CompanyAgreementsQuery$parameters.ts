/**
 * @generated SignedSource<<1d8f060b989b1b08176a8f4e92b435ec>>
 * @relayHash 80bb866cad7a9ddeb8eda00f9c824542
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62a929a211725759143bc10abb47a3b3264d46027508feb77dd352cd035d809b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyAgreementsQuery } from './CompanyAgreementsQuery.graphql';

const node: PreloadableConcreteRequest<CompanyAgreementsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "62a929a211725759143bc10abb47a3b3264d46027508feb77dd352cd035d809b",
    "metadata": {},
    "name": "CompanyAgreementsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
