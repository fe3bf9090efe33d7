/**
 * @generated SignedSource<<abd03321eabb576696d7eccbd1635d92>>
 * @relayHash 69827f7a9053c7d9e9aae0f0fb3774b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31959d34f91a0e8fcd2222e538088ef0e43c9b4fc4d58f558ed99686668af6dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UsersScreenQuery } from './UsersScreenQuery.graphql';

const node: PreloadableConcreteRequest<UsersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31959d34f91a0e8fcd2222e538088ef0e43c9b4fc4d58f558ed99686668af6dc",
    "metadata": {},
    "name": "UsersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
