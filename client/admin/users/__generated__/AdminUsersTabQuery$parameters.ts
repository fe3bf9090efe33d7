/**
 * @generated SignedSource<<1c93a13a1cde217c84a801410cf2a644>>
 * @relayHash 4bb6b661d9ff9aac55a44aa853abfeb7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0a752e008399f72eecded81e77a2d767ec675a854e92b97110553747b071278

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminUsersTabQuery } from './AdminUsersTabQuery.graphql';

const node: PreloadableConcreteRequest<AdminUsersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d0a752e008399f72eecded81e77a2d767ec675a854e92b97110553747b071278",
    "metadata": {},
    "name": "AdminUsersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
