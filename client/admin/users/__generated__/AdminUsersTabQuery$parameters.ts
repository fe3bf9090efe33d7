/**
 * @generated SignedSource<<246801d4b5995e45663f2c7e82902b67>>
 * @relayHash 18fa718ec331e76dda280b27411bb526
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12221219809825aa764dbdf4e65e933dcc33f4edff763b3d59924dd0818bcaf3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminUsersTabQuery } from './AdminUsersTabQuery.graphql';

const node: PreloadableConcreteRequest<AdminUsersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12221219809825aa764dbdf4e65e933dcc33f4edff763b3d59924dd0818bcaf3",
    "metadata": {},
    "name": "AdminUsersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
