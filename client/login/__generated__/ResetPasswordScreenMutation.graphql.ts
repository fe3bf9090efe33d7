/**
 * @generated SignedSource<<c86a3848d305a6596feef62e45cc64a8>>
 * @relayHash 3157d907b0b12462e82b8a2f71bfba34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbf5ee2aa89cf9ede6b5136d4bd8032ebcd9fa6630c60134dc9b71c4859c0870

import type { ConcreteRequest } from 'relay-runtime';
export type ResetPasswordInput = {
  password: string;
  token: string;
};
export type ResetPasswordScreenMutation$variables = {
  input: ResetPasswordInput;
};
export type ResetPasswordScreenMutation$data = {
  readonly resetPassword: {
    readonly message: string;
  };
};
export type ResetPasswordScreenMutation = {
  response: ResetPasswordScreenMutation$data;
  variables: ResetPasswordScreenMutation$variables;
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
    "concreteType": "Confirmation",
    "kind": "LinkedField",
    "name": "resetPassword",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "message",
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
    "name": "ResetPasswordScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResetPasswordScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fbf5ee2aa89cf9ede6b5136d4bd8032ebcd9fa6630c60134dc9b71c4859c0870",
    "metadata": {},
    "name": "ResetPasswordScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c671f09fc4027e4be3089aba5528f920";

export default node;
