/**
 * @generated SignedSource<<2c049876bf1025e67e3ea1e4e0f1c3bf>>
 * @relayHash b084fcdcd132a81adc97fdc412517295
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a056a8a82038e858dc2cd2471d4c8bded318d65b8a96f4ad0d1f485299fa136

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromisedTasksScreenQuery } from './PromisedTasksScreenQuery.graphql';

const node: PreloadableConcreteRequest<PromisedTasksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a056a8a82038e858dc2cd2471d4c8bded318d65b8a96f4ad0d1f485299fa136",
    "metadata": {},
    "name": "PromisedTasksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
