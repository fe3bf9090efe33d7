/**
 * @generated SignedSource<<fef7cf7dd55ceddeb00466372b7298ce>>
 * @relayHash 83aca4ef49b11a4decf6fb0f48020a26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7839b7a4e211358176e287f2f5d88fed316290f583ecace4806fcdaae3ed899

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyOverviewQuery } from './CompanyOverviewQuery.graphql';

const node: PreloadableConcreteRequest<CompanyOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7839b7a4e211358176e287f2f5d88fed316290f583ecace4806fcdaae3ed899",
    "metadata": {},
    "name": "CompanyOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
