/**
 * @generated SignedSource<<3b2f33510d54f45d7fe32c3086e0636c>>
 * @relayHash 8d869089fef72136e1158d17f2450df6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f55c01861daf30018d0649286b51cd6dc5f9c5f718ae9c4c219e8237ee2176d6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyRole = "ADMINISTRATOR" | "BUYER" | "MEMBER" | "%future added value";
export type NewUserRoleMutation$variables = {
  companyRole: CompanyRole;
};
export type NewUserRoleMutation$data = {
  readonly setNewUserRole: {
    readonly " $fragmentSpreads": FragmentRefs<"NewUserRole_customer">;
  };
};
export type NewUserRoleMutation = {
  response: NewUserRoleMutation$data;
  variables: NewUserRoleMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "companyRole"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "companyRole",
    "variableName": "companyRole"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NewUserRoleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "setNewUserRole",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NewUserRole_customer"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewUserRoleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "setNewUserRole",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "newUserRole",
            "storageKey": null
          },
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
    "id": "f55c01861daf30018d0649286b51cd6dc5f9c5f718ae9c4c219e8237ee2176d6",
    "metadata": {},
    "name": "NewUserRoleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "026490e4a44ffe5f1e6f56f0729595dd";

export default node;
