/**
 * @generated SignedSource<<11689e1de388f56a8d37ecf9f38a203c>>
 * @relayHash 89528d318d7ba02ce43ec45d4093dbc2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3af1b1a30c397f8883be39a1088d19d96626293bd303bc91f2ac15c5b891f0f8

import type { ConcreteRequest } from 'relay-runtime';
export type usePasskeySignInChallengeMutation$variables = Record<PropertyKey, never>;
export type usePasskeySignInChallengeMutation$data = {
  readonly createSignInChallenge: {
    readonly options: Record<string, unknown>;
  };
};
export type usePasskeySignInChallengeMutation = {
  response: usePasskeySignInChallengeMutation$data;
  variables: usePasskeySignInChallengeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PasskeyOptions",
    "kind": "LinkedField",
    "name": "createSignInChallenge",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "options",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePasskeySignInChallengeMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "usePasskeySignInChallengeMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3af1b1a30c397f8883be39a1088d19d96626293bd303bc91f2ac15c5b891f0f8",
    "metadata": {},
    "name": "usePasskeySignInChallengeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "14401d606adeb89d99d9141131ca9102";

export default node;
