/**
 * @generated SignedSource<<fabf8d1f9e9ddb1b35118f39e4ead7ad>>
 * @relayHash 2487563345ae4968a1b04c731a73683e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aac2a4e24dd4af28225d55e49b146f1d32a370c3cc53fcd8f2752b6dd980dccd

import type { ConcreteRequest } from 'relay-runtime';
export type CompanyRole = "ADMINISTRATOR" | "BUYER" | "MEMBER" | "%future added value";
export type UserRole = "ADMIN" | "USER" | "%future added value";
export type AdminDeactivatedUsersSubscription$variables = {
  connections: ReadonlyArray<string>;
  customerId: string;
};
export type AdminDeactivatedUsersSubscription$data = {
  readonly adminDeactivatedUserChanged: {
    readonly deletedId: string | null | undefined;
    readonly edge: {
      readonly node: {
        readonly companyRole: CompanyRole;
        readonly email: string;
        readonly id: string;
        readonly name: string;
        readonly role: UserRole;
      };
    } | null | undefined;
  };
};
export type AdminDeactivatedUsersSubscription = {
  response: AdminDeactivatedUsersSubscription$data;
  variables: AdminDeactivatedUsersSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customerId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "customerId",
    "variableName": "customerId"
  }
],
v3 = {
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
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companyRole",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedId",
  "storageKey": null
},
v5 = [
  {
    "kind": "Variable",
    "name": "connections",
    "variableName": "connections"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AdminDeactivatedUsersSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "UserChange",
        "kind": "LinkedField",
        "name": "adminDeactivatedUserChanged",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AdminDeactivatedUsersSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "UserChange",
        "kind": "LinkedField",
        "name": "adminDeactivatedUserChanged",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "appendEdge",
            "key": "",
            "kind": "LinkedHandle",
            "name": "edge",
            "handleArgs": (v5/*:: as any*/)
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedId",
            "handleArgs": (v5/*:: as any*/)
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "aac2a4e24dd4af28225d55e49b146f1d32a370c3cc53fcd8f2752b6dd980dccd",
    "metadata": {},
    "name": "AdminDeactivatedUsersSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "0c8f5bdba343832e3aded0eac9bcfebc";

export default node;
