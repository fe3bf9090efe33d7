/**
 * @generated SignedSource<<46e3e27840b676974b069af2dd1361b8>>
 * @relayHash fc30dd4a7a0b027dfce1b4b310ddab8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16f695a783785d058fc60f74d290b4ee7bc9cc3b4f0da7172141a1dc98686a17

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskDialogQuery } from './TaskDialogQuery.graphql';

const node: PreloadableConcreteRequest<TaskDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "16f695a783785d058fc60f74d290b4ee7bc9cc3b4f0da7172141a1dc98686a17",
    "metadata": {},
    "name": "TaskDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
