/**
 * @generated SignedSource<<ff8ef6442fe23e0c295cfd1661afcd27>>
 * @relayHash d1fd5710e36c9199c5b30dad1a027302
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d4f504826861f369ed3cc7d25dffc12d3fb4c80331757bc04f8a100c4880608

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskDialogQuery } from './TaskDialogQuery.graphql';

const node: PreloadableConcreteRequest<TaskDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d4f504826861f369ed3cc7d25dffc12d3fb4c80331757bc04f8a100c4880608",
    "metadata": {},
    "name": "TaskDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
