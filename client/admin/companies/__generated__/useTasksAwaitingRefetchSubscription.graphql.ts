/**
 * @generated SignedSource<<83c2961cd5c86da1e8ab1d8b5b79b99b>>
 * @relayHash e057f24794bfcba440e06e81b6847da8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 333bca08d75aa4ed529fbca345d4c1a392506fc66ec290a677b02028af2f82ef

import type { ConcreteRequest } from 'relay-runtime';
export type useTasksAwaitingRefetchSubscription$variables = {
  id: string;
};
export type useTasksAwaitingRefetchSubscription$data = {
  readonly adminTaskChanged: {
    readonly deletedId: string | null | undefined;
  };
};
export type useTasksAwaitingRefetchSubscription = {
  response: useTasksAwaitingRefetchSubscription$data;
  variables: useTasksAwaitingRefetchSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "customerId",
        "variableName": "id"
      }
    ],
    "concreteType": "TaskChange",
    "kind": "LinkedField",
    "name": "adminTaskChanged",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTasksAwaitingRefetchSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTasksAwaitingRefetchSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "333bca08d75aa4ed529fbca345d4c1a392506fc66ec290a677b02028af2f82ef",
    "metadata": {},
    "name": "useTasksAwaitingRefetchSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "5da01c44a00dec1095d503075d5f9b15";

export default node;
