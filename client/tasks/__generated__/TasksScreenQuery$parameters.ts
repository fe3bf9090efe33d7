/**
 * @generated SignedSource<<9ee61156124f9aa8f7543fa9d7c5c3c2>>
 * @relayHash 7e3824778c8fe7719d3ca8c6cc958be3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b0ee17cb735e453c9524d203734a62044f0abae3f5ced5d861098986bc02d95

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TasksScreenQuery } from './TasksScreenQuery.graphql';

const node: PreloadableConcreteRequest<TasksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b0ee17cb735e453c9524d203734a62044f0abae3f5ced5d861098986bc02d95",
    "metadata": {},
    "name": "TasksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
