/**
 * @generated SignedSource<<228611f355db8327866cb4bb5858e9d7>>
 * @relayHash 4f6c6b0041e2f13ca839a299c0cd432f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c22daeba56fb02032c82b07f01fb9f01d2cd87625888912250cc68ce518b310

import type { ConcreteRequest } from 'relay-runtime';
export type ProviderPurpose = "CONFIRM_IDENTITY" | "CONNECT" | "SIGN_IN" | "%future added value";
export type StartProviderSignInInput = {
  provider: string;
  purpose: ProviderPurpose;
};
export type startAtProviderMutation$variables = {
  input: StartProviderSignInInput;
};
export type startAtProviderMutation$data = {
  readonly startProviderSignIn: {
    readonly state: string;
    readonly ticket: string;
    readonly url: string;
  };
};
export type startAtProviderMutation = {
  response: startAtProviderMutation$data;
  variables: startAtProviderMutation$variables;
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
    "concreteType": "ProviderRequest",
    "kind": "LinkedField",
    "name": "startProviderSignIn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ticket",
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
    "name": "startAtProviderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "startAtProviderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7c22daeba56fb02032c82b07f01fb9f01d2cd87625888912250cc68ce518b310",
    "metadata": {},
    "name": "startAtProviderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c15240aa270832277e79a6343da08620";

export default node;
