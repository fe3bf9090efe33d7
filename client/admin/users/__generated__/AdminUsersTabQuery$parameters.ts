/**
 * @generated SignedSource<<fcff028aab1fe5198723365533d14b0d>>
 * @relayHash 6c0e4b1ec510d51f7b8b67b0028878ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49939d70e252fa152f5fabc83bcfebd73fc8ee87a9ca7d4bef57831a83319cdf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminUsersTabQuery } from './AdminUsersTabQuery.graphql';

const node: PreloadableConcreteRequest<AdminUsersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49939d70e252fa152f5fabc83bcfebd73fc8ee87a9ca7d4bef57831a83319cdf",
    "metadata": {},
    "name": "AdminUsersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
