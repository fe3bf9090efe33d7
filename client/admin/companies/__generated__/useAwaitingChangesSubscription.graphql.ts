/**
 * @generated SignedSource<<503f915a1f6dd52ad3a6d81d3843008e>>
 * @relayHash d685b4fee8cc57b078808fa1626b22b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b356281d6ea2fff99eceac5f97a7171756d8e5c2df08e3a0c7edb7b8fe2e7232

import type { ConcreteRequest } from 'relay-runtime';
export type useAwaitingChangesSubscription$variables = {
  id: string;
};
export type useAwaitingChangesSubscription$data = {
  readonly adminTaskChanged: {
    readonly deletedId: string | null | undefined;
  };
};
export type useAwaitingChangesSubscription = {
  response: useAwaitingChangesSubscription$data;
  variables: useAwaitingChangesSubscription$variables;
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
    "name": "useAwaitingChangesSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAwaitingChangesSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b356281d6ea2fff99eceac5f97a7171756d8e5c2df08e3a0c7edb7b8fe2e7232",
    "metadata": {},
    "name": "useAwaitingChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "c528cb33c58a79eddb61dd4221053ceb";

export default node;
