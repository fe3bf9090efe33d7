/**
 * @generated SignedSource<<97fc8f722c1890915a1da4b9c0661d27>>
 * @relayHash c7c815ae4b36cb9e03fe0e0294d9231c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f8845aefd7011110393f91c70e723f18849e82cb9f9b3a1125d8a30895d0693

import type { ConcreteRequest } from 'relay-runtime';
export type IdentityProof = "CODE" | "PASSKEY" | "PASSWORD" | "%future added value";
export type ProofDialogQuery$variables = Record<PropertyKey, never>;
export type ProofDialogQuery$data = {
  readonly security: {
    readonly identityProofs: ReadonlyArray<IdentityProof>;
  } | null | undefined;
};
export type ProofDialogQuery = {
  response: ProofDialogQuery$data;
  variables: ProofDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "identityProofs",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProofDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SignInSecurity",
        "kind": "LinkedField",
        "name": "security",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ProofDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SignInSecurity",
        "kind": "LinkedField",
        "name": "security",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "2f8845aefd7011110393f91c70e723f18849e82cb9f9b3a1125d8a30895d0693",
    "metadata": {},
    "name": "ProofDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "507324d578d42ec5633092d78dbc3355";

export default node;
