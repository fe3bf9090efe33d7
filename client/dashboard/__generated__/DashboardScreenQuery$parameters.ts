/**
 * @generated SignedSource<<28ec03314248ef0aa21d492246afe471>>
 * @relayHash bfd22b0fc6de32ca82568b0aec815a9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d954fec4987623937b839cd31cf4c3b39473130d0fae736de55f2ec122bd15f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d954fec4987623937b839cd31cf4c3b39473130d0fae736de55f2ec122bd15f1",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
