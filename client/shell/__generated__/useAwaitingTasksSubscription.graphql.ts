/**
 * @generated SignedSource<<b1d88ba82af5df280713f455dd6fe579>>
 * @relayHash e8d97d6f15001b2f2d59fb363a36c59d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d585ae20d8b34e3355af905e57abaf19ec11ac1b2b8159c4f946c24578f3cc4

import type { ConcreteRequest } from 'relay-runtime';
export type useAwaitingTasksSubscription$variables = Record<PropertyKey, never>;
export type useAwaitingTasksSubscription$data = {
  readonly taskBoardChanged: {
    readonly awaiting: number;
  };
};
export type useAwaitingTasksSubscription = {
  response: useAwaitingTasksSubscription$data;
  variables: useAwaitingTasksSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awaiting",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAwaitingTasksSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TaskBoard",
        "kind": "LinkedField",
        "name": "taskBoardChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useAwaitingTasksSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TaskBoard",
        "kind": "LinkedField",
        "name": "taskBoardChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5d585ae20d8b34e3355af905e57abaf19ec11ac1b2b8159c4f946c24578f3cc4",
    "metadata": {},
    "name": "useAwaitingTasksSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ae55ea548c564c9b7f601c5404349a52";

export default node;
