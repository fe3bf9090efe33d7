/**
 * @generated SignedSource<<0a18fd94b692f374658a58d4dc667b2c>>
 * @relayHash d97741af5d5a796088a7d03913af29a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 977ca8b4618a0945835e23d513a24d1687ed2c42e6331c79999e11519372c319

import type { ConcreteRequest } from 'relay-runtime';
export type passkeySignInChallengeMutation$variables = Record<PropertyKey, never>;
export type passkeySignInChallengeMutation$data = {
  readonly createSignInChallenge: {
    readonly options: Record<string, unknown>;
  };
};
export type passkeySignInChallengeMutation = {
  response: passkeySignInChallengeMutation$data;
  variables: passkeySignInChallengeMutation$variables;
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
    "name": "passkeySignInChallengeMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "passkeySignInChallengeMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "977ca8b4618a0945835e23d513a24d1687ed2c42e6331c79999e11519372c319",
    "metadata": {},
    "name": "passkeySignInChallengeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2e63f105c5ab904d2edfce877ef7ee2e";

export default node;
