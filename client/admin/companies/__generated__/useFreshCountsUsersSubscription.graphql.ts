/**
 * @generated SignedSource<<2f6fedfd247b89f3f917451850b98176>>
 * @relayHash 526e4bcd8e9878f8685c73227ce15996
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9e8d377d14c859ebf36283ce6d27bd1b93185c9d7ee8bb8bc1d5046037d7db7

import type { ConcreteRequest } from 'relay-runtime';
export type useFreshCountsUsersSubscription$variables = {
  id: string;
};
export type useFreshCountsUsersSubscription$data = {
  readonly adminUserChanged: {
    readonly deletedId: string | null | undefined;
  };
};
export type useFreshCountsUsersSubscription = {
  response: useFreshCountsUsersSubscription$data;
  variables: useFreshCountsUsersSubscription$variables;
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
    "concreteType": "UserChange",
    "kind": "LinkedField",
    "name": "adminUserChanged",
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
    "name": "useFreshCountsUsersSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFreshCountsUsersSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e9e8d377d14c859ebf36283ce6d27bd1b93185c9d7ee8bb8bc1d5046037d7db7",
    "metadata": {},
    "name": "useFreshCountsUsersSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "3eed2ec2a3d8ff0d2ff8d29af1aa3ee0";

export default node;
