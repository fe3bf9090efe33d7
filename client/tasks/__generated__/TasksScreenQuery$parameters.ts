/**
 * @generated SignedSource<<5f46e57fb0a421b7da5e2e9458f486d0>>
 * @relayHash d75824bf2ff14b6793524889fdf6a3b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d8315febceec4e581d9453f8218b9526a612edbd7b5d75b834f050387684c86

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TasksScreenQuery } from './TasksScreenQuery.graphql';

const node: PreloadableConcreteRequest<TasksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d8315febceec4e581d9453f8218b9526a612edbd7b5d75b834f050387684c86",
    "metadata": {},
    "name": "TasksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
