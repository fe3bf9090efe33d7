/**
 * @generated SignedSource<<db6f4c2c1267ae531062122191a950a5>>
 * @relayHash 1520845967b82c968443e99a06d1ce64
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5856b5b44d498e1d9d73b51bd92bf625485e40e753be8073efc7fa2bdc19e03

import type { ConcreteRequest } from 'relay-runtime';
export type UserRole = "ADMIN" | "USER" | "%future added value";
export type UserTableSubscription$variables = {
  connections: ReadonlyArray<string>;
};
export type UserTableSubscription$data = {
  readonly userChanged: {
    readonly deletedId: string | null | undefined;
    readonly edge: {
      readonly node: {
        readonly createdAt: string;
        readonly email: string;
        readonly emailConfirmedAt: string | null | undefined;
        readonly id: string;
        readonly isViewer: boolean;
        readonly name: string;
        readonly role: UserRole;
      };
    } | null | undefined;
  };
};
export type UserTableSubscription = {
  response: UserTableSubscription$data;
  variables: UserTableSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "connections"
  }
],
v1 = {
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "emailConfirmedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isViewer",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedId",
  "storageKey": null
},
v3 = [
  {
    "kind": "Variable",
    "name": "connections",
    "variableName": "connections"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UserTableSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserChange",
        "kind": "LinkedField",
        "name": "userChanged",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UserTableSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserChange",
        "kind": "LinkedField",
        "name": "userChanged",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "appendEdge",
            "key": "",
            "kind": "LinkedHandle",
            "name": "edge",
            "handleArgs": (v3/*:: as any*/)
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedId",
            "handleArgs": (v3/*:: as any*/)
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c5856b5b44d498e1d9d73b51bd92bf625485e40e753be8073efc7fa2bdc19e03",
    "metadata": {},
    "name": "UserTableSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "605a3ecd9393e3092003984b1661d0ec";

export default node;
