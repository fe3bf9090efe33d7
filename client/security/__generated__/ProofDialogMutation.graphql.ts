/**
 * @generated SignedSource<<232b2a4741312ed080c321c21dfb3c4b>>
 * @relayHash b52886ebe1a196c6e7b99b81d0c9ba9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0495fe469e0e205ab360ee4df8ba735b94f0e6abebbfdd7c33f35ce37df4e113

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmIdentityInput = {
  code?: string | null | undefined;
  passkey?: Record<string, unknown> | null | undefined;
  password?: string | null | undefined;
};
export type ProofDialogMutation$variables = {
  input: ConfirmIdentityInput;
};
export type ProofDialogMutation$data = {
  readonly confirmIdentity: {
    readonly id: string;
  };
};
export type ProofDialogMutation = {
  response: ProofDialogMutation$data;
  variables: ProofDialogMutation$variables;
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
    "concreteType": "SignInSecurity",
    "kind": "LinkedField",
    "name": "confirmIdentity",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ProofDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProofDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0495fe469e0e205ab360ee4df8ba735b94f0e6abebbfdd7c33f35ce37df4e113",
    "metadata": {},
    "name": "ProofDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5805889c879918a51790e61f38b872c9";

export default node;
