/**
 * @generated SignedSource<<003b2337ad872b56cb7df07a1001856b>>
 * @relayHash 077cf803eece310e5e382696e05847f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01865e2075515824e40ecb22f9f5695d1a78fa00ae7221d64ccaae19abdef484

import type { ConcreteRequest } from 'relay-runtime';
export type ProviderOutcome = "CONFIRMED" | "CONNECTED" | "JOIN_OFFERED" | "NO_ACCOUNT" | "PASSWORD_NEEDED" | "REQUEST_OFFERED" | "SIGNED_IN" | "%future added value";
export type CompleteProviderSignInInput = {
  callback: string;
  ticket: string;
};
export type completeAtProviderMutation$variables = {
  input: CompleteProviderSignInInput;
};
export type completeAtProviderMutation$data = {
  readonly completeProviderSignIn: {
    readonly companyName: string | null | undefined;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "companyName",
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
    "id": "01865e2075515824e40ecb22f9f5695d1a78fa00ae7221d64ccaae19abdef484",
    "metadata": {},
    "name": "completeAtProviderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c08c4acff3d6a4be7151237f02ff0782";

export default node;
