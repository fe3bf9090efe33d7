/**
 * @generated SignedSource<<aff2125af4a21ae9c2c5e52b2ae4d0d2>>
 * @relayHash 2cc1e031056271cc26cfa0cfa9d7780d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 688adbbf49dbc302703957996880cd4f8a2907121299f0951c76f19fcc95f91a

import { ConcreteRequest } from 'relay-runtime';
export type useFreshCountsUsersSubscription$variables = Record<PropertyKey, never>;
export type useFreshCountsUsersSubscription$data = {
  readonly adminUserChanged: {
    readonly deletedId: string | null | undefined;
    readonly edge: {
      readonly node: {
        readonly customer: {
          readonly id: string;
        } | null | undefined;
      };
    } | null | undefined;
  };
};
export type useFreshCountsUsersSubscription = {
  response: useFreshCountsUsersSubscription$data;
  variables: useFreshCountsUsersSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Customer",
  "kind": "LinkedField",
  "name": "customer",
  "plural": false,
  "selections": [
    (v1/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useFreshCountsUsersSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserChange",
        "kind": "LinkedField",
        "name": "adminUserChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserEdge",
            "kind": "LinkedField",
            "name": "edge",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
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
    "name": "useFreshCountsUsersSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserChange",
        "kind": "LinkedField",
        "name": "adminUserChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserEdge",
            "kind": "LinkedField",
            "name": "edge",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "688adbbf49dbc302703957996880cd4f8a2907121299f0951c76f19fcc95f91a",
    "metadata": {},
    "name": "useFreshCountsUsersSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "903f748702fa4bcc8d2351b8801f78cf";

export default node;
