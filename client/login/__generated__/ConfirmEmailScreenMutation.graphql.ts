/**
 * @generated SignedSource<<4bfffc6e616b09ce632d12cd5f34827e>>
 * @relayHash 3f1db09324a698a9bc37500b83b674f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b8f7219d2ccf3e6fd2c12e779dcbc2d7b2b9c130889d3fa14a73d1551d84823

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmEmailInput = {
  token: string;
};
export type ConfirmEmailScreenMutation$variables = {
  input: ConfirmEmailInput;
};
export type ConfirmEmailScreenMutation$data = {
  readonly confirmEmail: {
    readonly message: string;
  };
};
export type ConfirmEmailScreenMutation = {
  response: ConfirmEmailScreenMutation$data;
  variables: ConfirmEmailScreenMutation$variables;
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
    "name": "confirmEmail",
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
    "name": "ConfirmEmailScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConfirmEmailScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8b8f7219d2ccf3e6fd2c12e779dcbc2d7b2b9c130889d3fa14a73d1551d84823",
    "metadata": {},
    "name": "ConfirmEmailScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e97f3fc57f6bd6d50eb9ee09de8efba3";

export default node;
