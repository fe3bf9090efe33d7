/**
 * @generated SignedSource<<512195f841019fefd997555b73572e48>>
 * @relayHash 73860c2b12f58c2cfc8bde81d3b586cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e8acee11ddb28f580e476a2bd95c8f6f4776192d62c8d50ed7f881bbe7d8bf0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OverviewChartsQuery } from './OverviewChartsQuery.graphql';

const node: PreloadableConcreteRequest<OverviewChartsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e8acee11ddb28f580e476a2bd95c8f6f4776192d62c8d50ed7f881bbe7d8bf0",
    "metadata": {},
    "name": "OverviewChartsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
