/**
 * @generated SignedSource<<e7bc55ade8e7beec3cc1ece7baf8d68f>>
 * @relayHash 6e03a1bb2428c663d9c7ec4c8d43ca60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03b97cef3ddd4918eb3fc71e0a614990a5cdbdf1ec0790d9e8691ba866017dad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03b97cef3ddd4918eb3fc71e0a614990a5cdbdf1ec0790d9e8691ba866017dad",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
