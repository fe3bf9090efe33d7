/**
 * @generated SignedSource<<9db1889c294f4bee29a4754a3db420fa>>
 * @relayHash 77e670f63f3e13023345e9b12eba91fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a31e8fc3107c00719dc11db6846a9e7aa40235e025823298a6f0cbe9b24abfc

import type { ConcreteRequest } from 'relay-runtime';
export type AdminInvitationsResendMutation$variables = {
  id: string;
};
export type AdminInvitationsResendMutation$data = {
  readonly resendInvitationAsAdmin: {
    readonly edge: {
      readonly node: {
        readonly expiresAt: string;
        readonly id: string;
        readonly isExpired: boolean;
      };
    } | null | undefined;
  };
};
export type AdminInvitationsResendMutation = {
  response: AdminInvitationsResendMutation$data;
  variables: AdminInvitationsResendMutation$variables;
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
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "InvitationChange",
    "kind": "LinkedField",
    "name": "resendInvitationAsAdmin",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "InvitationEdge",
        "kind": "LinkedField",
        "name": "edge",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Invitation",
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
                "name": "expiresAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isExpired",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
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
    "name": "AdminInvitationsResendMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AdminInvitationsResendMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0a31e8fc3107c00719dc11db6846a9e7aa40235e025823298a6f0cbe9b24abfc",
    "metadata": {},
    "name": "AdminInvitationsResendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "967ee77db610564affb5acd9ee5b1cf5";

export default node;
