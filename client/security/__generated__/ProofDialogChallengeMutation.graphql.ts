/**
 * @generated SignedSource<<aa3d24082ee90bfe44d7c4c2b735261f>>
 * @relayHash 01328ebae1398e589338f74d9c8f053c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3372a451bf6c367e016d9db4169ee83df8814a122dca59ffbc5f75b08263687b

import type { ConcreteRequest } from 'relay-runtime';
export type ProofDialogChallengeMutation$variables = Record<PropertyKey, never>;
export type ProofDialogChallengeMutation$data = {
  readonly createIdentityChallenge: {
    readonly options: Record<string, unknown>;
  };
};
export type ProofDialogChallengeMutation = {
  response: ProofDialogChallengeMutation$data;
  variables: ProofDialogChallengeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PasskeyOptions",
    "kind": "LinkedField",
    "name": "createIdentityChallenge",
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
    "name": "ProofDialogChallengeMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ProofDialogChallengeMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3372a451bf6c367e016d9db4169ee83df8814a122dca59ffbc5f75b08263687b",
    "metadata": {},
    "name": "ProofDialogChallengeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e4d41883152f73a51064a4158127bb6a";

export default node;
