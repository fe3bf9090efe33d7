/**
 * @generated SignedSource<<b82a361da8d02133247d3c0075369033>>
 * @relayHash 1fdc5ee9414ddf205bf600466f41d385
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93cacb20cd4fa2684418512ffbd9a9100cee60be2418e6e477f10a177f6f7be6

import type { ConcreteRequest } from 'relay-runtime';
export type IdentityProof = "CODE" | "PASSKEY" | "PASSWORD" | "PROVIDER" | "RECOVERY_CODE" | "%future added value";
export type ProofDialogQuery$variables = Record<PropertyKey, never>;
export type ProofDialogQuery$data = {
  readonly security: {
    readonly identities: ReadonlyArray<{
      readonly provider: string;
      readonly providerName: string;
    }>;
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
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "provider",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "providerName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Identity",
            "kind": "LinkedField",
            "name": "identities",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
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
            "concreteType": "Identity",
            "kind": "LinkedField",
            "name": "identities",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "93cacb20cd4fa2684418512ffbd9a9100cee60be2418e6e477f10a177f6f7be6",
    "metadata": {},
    "name": "ProofDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6065f85125b82ffff535469fb4d53454";

export default node;
