/**
 * @generated SignedSource<<90250913ff01407eb2b12dd267a3f9c9>>
 * @relayHash 034523903de7e015225e33d2ff07e281
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc1cddf0bd45aaa240c212f3a858087f8ac1bbb7359fa06f0f59274a80bba496

import type { ConcreteRequest } from 'relay-runtime';
export type TaskListSubscription$variables = Record<PropertyKey, never>;
export type TaskListSubscription$data = {
  readonly taskChanged: {
    readonly deletedId: string | null | undefined;
  };
};
export type TaskListSubscription = {
  response: TaskListSubscription$data;
  variables: TaskListSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "TaskChange",
    "kind": "LinkedField",
    "name": "taskChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TaskListSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TaskListSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "dc1cddf0bd45aaa240c212f3a858087f8ac1bbb7359fa06f0f59274a80bba496",
    "metadata": {},
    "name": "TaskListSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "62f6633b2697676d0a634faa4855d803";

export default node;
