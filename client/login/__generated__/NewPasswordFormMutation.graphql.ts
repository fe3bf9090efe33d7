/**
 * @generated SignedSource<<068c3053751c935cebaf6424cfddbba1>>
 * @relayHash 096c9b6779a5c9a5f0df4ed649067fdd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c532806e948ab1d90a893536815fcb30a824111c2c6b169e8e7dfab37cf12f91

import type { ConcreteRequest } from 'relay-runtime';
export type ResetPasswordInput = {
  password: string;
  token: string;
};
export type NewPasswordFormMutation$variables = {
  input: ResetPasswordInput;
};
export type NewPasswordFormMutation$data = {
  readonly resetPassword: {
    readonly message: string;
  };
};
export type NewPasswordFormMutation = {
  response: NewPasswordFormMutation$data;
  variables: NewPasswordFormMutation$variables;
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
    "name": "NewPasswordFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewPasswordFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c532806e948ab1d90a893536815fcb30a824111c2c6b169e8e7dfab37cf12f91",
    "metadata": {},
    "name": "NewPasswordFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e70b0c3157581da7836b82769f5c8e00";

export default node;
