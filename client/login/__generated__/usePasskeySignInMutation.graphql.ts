/**
 * @generated SignedSource<<86b97d78f7f0dbb49345bf61b0633f32>>
 * @relayHash 696743a8b37685b10dd122c7de0abf13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d153079eb8adc1bfa408995d3bd00991804cf674c37bd83dd86ca7d708c6fdb

import type { ConcreteRequest } from 'relay-runtime';
export type usePasskeySignInMutation$variables = {
  identity?: string | null | undefined;
  response: Record<string, unknown>;
};
export type usePasskeySignInMutation$data = {
  readonly signInWithPasskey: {
    readonly token: string;
  };
};
export type usePasskeySignInMutation = {
  response: usePasskeySignInMutation$data;
  variables: usePasskeySignInMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "identity"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "response"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "identity",
        "variableName": "identity"
      },
      {
        "kind": "Variable",
        "name": "response",
        "variableName": "response"
      }
    ],
    "concreteType": "SignedIn",
    "kind": "LinkedField",
    "name": "signInWithPasskey",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePasskeySignInMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePasskeySignInMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "2d153079eb8adc1bfa408995d3bd00991804cf674c37bd83dd86ca7d708c6fdb",
    "metadata": {},
    "name": "usePasskeySignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e48817fb5c2db252ef1bf025df3ea2d2";

export default node;
