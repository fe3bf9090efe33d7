/**
 * @generated SignedSource<<6961d3146d5a254082437d33b3adebab>>
 * @relayHash 8d4d49a12ffa62701de1e827b83d3b98
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3647b93aa52dd2dc2a1b8390dbfdbd4aeebd7332281b7f96561c8a8c0980de46

import type { ConcreteRequest } from 'relay-runtime';
export type AcceptInvitationInput = {
  password: string;
  token: string;
};
export type AcceptInvitationMutation$variables = {
  input: AcceptInvitationInput;
};
export type AcceptInvitationMutation$data = {
  readonly acceptInvitation: {
    readonly token: string;
  };
};
export type AcceptInvitationMutation = {
  response: AcceptInvitationMutation$data;
  variables: AcceptInvitationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SignedIn",
    "kind": "LinkedField",
    "name": "acceptInvitation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
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
    "name": "AcceptInvitationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AcceptInvitationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3647b93aa52dd2dc2a1b8390dbfdbd4aeebd7332281b7f96561c8a8c0980de46",
    "metadata": {},
    "name": "AcceptInvitationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "96e53a99ef9bfdbc6e3d08e205218245";

export default node;
