/**
 * @generated SignedSource<<11c55065967b01cbb0f61bb2fa1ff9f1>>
 * @relayHash f9c84fb1b66e2e7f369dca7b5bd0b77b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a161c68c533624aa98907a5834f2b2999009707ac8c1c6f3a048849a3bffe76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a161c68c533624aa98907a5834f2b2999009707ac8c1c6f3a048849a3bffe76",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
