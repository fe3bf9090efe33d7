/**
 * @generated SignedSource<<1d4b01e686aca76c884051b2284e534a>>
 * @relayHash 933001202bf5bb743eb0b24503b4a96e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a2becc5485aaceae4c8e94d4fa9e9ead6601fbd96356590115e0231f5c23128

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyOverviewQuery } from './CompanyOverviewQuery.graphql';

const node: PreloadableConcreteRequest<CompanyOverviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a2becc5485aaceae4c8e94d4fa9e9ead6601fbd96356590115e0231f5c23128",
    "metadata": {},
    "name": "CompanyOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
