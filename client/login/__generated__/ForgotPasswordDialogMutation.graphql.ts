/**
 * @generated SignedSource<<7f926774fbf7315ad076b4b02669bcc8>>
 * @relayHash ea5cf4b6f71ca435285b0245370fb5a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8316f55365ff7e0696fb3754872f54dfa1537323ec598ef17e55afa8ec343d2e

import type { ConcreteRequest } from 'relay-runtime';
export type ForgotPasswordInput = {
  email: string;
};
export type ForgotPasswordDialogMutation$variables = {
  input: ForgotPasswordInput;
};
export type ForgotPasswordDialogMutation$data = {
  readonly forgotPassword: {
    readonly message: string;
  };
};
export type ForgotPasswordDialogMutation = {
  response: ForgotPasswordDialogMutation$data;
  variables: ForgotPasswordDialogMutation$variables;
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
    "name": "forgotPassword",
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
    "name": "ForgotPasswordDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ForgotPasswordDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8316f55365ff7e0696fb3754872f54dfa1537323ec598ef17e55afa8ec343d2e",
    "metadata": {},
    "name": "ForgotPasswordDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5b3385fe1f16abf74da2bd54971dbd0c";

export default node;
