/**
 * @generated SignedSource<<8febf4f6c0187c24730828699f402d0a>>
 * @relayHash 512ddc51db461566659d220018e341e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83f8a5874acace1b2223e1017288fa9711d479434e1cbd4df735dea5b282e55c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TasksScreenQuery } from './TasksScreenQuery.graphql';

const node: PreloadableConcreteRequest<TasksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83f8a5874acace1b2223e1017288fa9711d479434e1cbd4df735dea5b282e55c",
    "metadata": {},
    "name": "TasksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
