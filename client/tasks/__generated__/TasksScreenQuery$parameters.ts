/**
 * @generated SignedSource<<1ae63c882efb73cf081b3109d58632d4>>
 * @relayHash ca9d612b5adb428e24227f0dc3b252c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f8a75afbc8f0aa44df839ba290c97e1f1368728245eb27f09d80b2a90a0d191

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TasksScreenQuery } from './TasksScreenQuery.graphql';

const node: PreloadableConcreteRequest<TasksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f8a75afbc8f0aa44df839ba290c97e1f1368728245eb27f09d80b2a90a0d191",
    "metadata": {},
    "name": "TasksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
