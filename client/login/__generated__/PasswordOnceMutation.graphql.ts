/**
 * @generated SignedSource<<95c420570013529d0772a7ca60ac0c41>>
 * @relayHash d9d6bc583ec6f250b196c15b41020b65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f4a229746b20c062b6f3b333089dd38a18912545189e827cea7b261d0c5f2b7

import type { ConcreteRequest } from 'relay-runtime';
export type LoginInput = {
  email: string;
  identity?: string | null | undefined;
  password: string;
};
export type PasswordOnceMutation$variables = {
  input: LoginInput;
};
export type PasswordOnceMutation$data = {
  readonly login: {
    readonly token: string;
  };
};
export type PasswordOnceMutation = {
  response: PasswordOnceMutation$data;
  variables: PasswordOnceMutation$variables;
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
    "name": "PasswordOnceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PasswordOnceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2f4a229746b20c062b6f3b333089dd38a18912545189e827cea7b261d0c5f2b7",
    "metadata": {},
    "name": "PasswordOnceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8e9ee5792654090387f24630ab23bb40";

export default node;
