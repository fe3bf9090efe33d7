/**
 * @generated SignedSource<<26d1e5cd80ba5a2ba5b86fdb72b3d097>>
 * @relayHash 409fb749ade4e49064bedf3fc0cf2948
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3366429ca8bee3d6740fb2095ca1ce8ccc772432e4d86c63a36caa16e9479b11

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3366429ca8bee3d6740fb2095ca1ce8ccc772432e4d86c63a36caa16e9479b11",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
