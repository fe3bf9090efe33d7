/**
 * @generated SignedSource<<34bf3ae6c2d52df16fa8c4bb7a7d97a0>>
 * @relayHash 328e8268e850646142577be17f70539c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3883d2e01220bc198f6ce1c6ba00a20baf24caf799a9986405982189d60c085a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyOverviewQuery } from './CompanyOverviewQuery.graphql';

const node: PreloadableConcreteRequest<CompanyOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3883d2e01220bc198f6ce1c6ba00a20baf24caf799a9986405982189d60c085a",
    "metadata": {},
    "name": "CompanyOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
