/**
 * @generated SignedSource<<a824bd4b6c84e994bf8d010c8123b12f>>
 * @relayHash 8f51db3c6fac3c8a2d3c501236eebc69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e254153cb0c5384577494afdd2961b66f6b8b3aebacaa7b2ee126e3d15e982f1

import type { ConcreteRequest } from 'relay-runtime';
export type ProviderOutcome = "CONFIRMED" | "CONNECTED" | "NO_ACCOUNT" | "PASSWORD_NEEDED" | "SIGNED_IN" | "%future added value";
export type CompleteProviderSignInInput = {
  callback: string;
  ticket: string;
};
export type completeAtProviderMutation$variables = {
  input: CompleteProviderSignInInput;
};
export type completeAtProviderMutation$data = {
  readonly completeProviderSignIn: {
    readonly email: string | null | undefined;
    readonly name: string | null | undefined;
    readonly outcome: ProviderOutcome;
    readonly ticket: string | null | undefined;
    readonly token: string | null | undefined;
  };
};
export type completeAtProviderMutation = {
  response: completeAtProviderMutation$data;
  variables: completeAtProviderMutation$variables;
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
    "concreteType": "ProviderAnswer",
    "kind": "LinkedField",
    "name": "completeProviderSignIn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "outcome",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ticket",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
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
    "name": "completeAtProviderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "completeAtProviderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e254153cb0c5384577494afdd2961b66f6b8b3aebacaa7b2ee126e3d15e982f1",
    "metadata": {},
    "name": "completeAtProviderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "963b788aebbace4626de5f50655f7b2b";

export default node;
