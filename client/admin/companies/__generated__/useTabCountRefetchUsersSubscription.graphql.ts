/**
 * @generated SignedSource<<cf88fd952aca7ffe00286ce40defea0f>>
 * @relayHash 085d40c2446a8c7ea9b8031ed02f692d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61292722b559ea72a87b305f8a23d7d9ed3497b05735708a76388f77045d1e6c

import type { ConcreteRequest } from 'relay-runtime';
export type useTabCountRefetchUsersSubscription$variables = {
  id: string;
};
export type useTabCountRefetchUsersSubscription$data = {
  readonly adminUserChanged: {
    readonly deletedId: string | null | undefined;
  };
};
export type useTabCountRefetchUsersSubscription = {
  response: useTabCountRefetchUsersSubscription$data;
  variables: useTabCountRefetchUsersSubscription$variables;
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
    "name": "useTabCountRefetchUsersSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTabCountRefetchUsersSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "61292722b559ea72a87b305f8a23d7d9ed3497b05735708a76388f77045d1e6c",
    "metadata": {},
    "name": "useTabCountRefetchUsersSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "2f1e73b55c5364cd409014e6ce786c72";

export default node;
