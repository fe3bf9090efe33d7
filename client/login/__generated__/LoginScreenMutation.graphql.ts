/**
 * @generated SignedSource<<11d6e35445124802a45eb3d38cba03c8>>
 * @relayHash cddb22b37766303347839e50b9c334bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebdbdd996d8ba6e84c53603915423902647ce7e435d7235f63f5472d730da627

import type { ConcreteRequest } from 'relay-runtime';
export type LoginInput = {
  email: string;
  identity?: string | null | undefined;
  password: string;
};
export type LoginScreenMutation$variables = {
  input: LoginInput;
};
export type LoginScreenMutation$data = {
  readonly login: {
    readonly token: string;
  };
};
export type LoginScreenMutation = {
  response: LoginScreenMutation$data;
  variables: LoginScreenMutation$variables;
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
    "name": "login",
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
    "name": "LoginScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LoginScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ebdbdd996d8ba6e84c53603915423902647ce7e435d7235f63f5472d730da627",
    "metadata": {},
    "name": "LoginScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b5f9d28b63784bc5e4f080f4a6255420";

export default node;
