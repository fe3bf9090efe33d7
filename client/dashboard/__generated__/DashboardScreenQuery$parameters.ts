/**
 * @generated SignedSource<<050ca5be872f3f0e29710481d893d25e>>
 * @relayHash ddae643e2dd0b74c9ef34fc31345d967
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d5813241009fb8004b85e93a13b91695f8187503f4fc3c9e7791d0d89557a8d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d5813241009fb8004b85e93a13b91695f8187503f4fc3c9e7791d0d89557a8d",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
