/**
 * @generated SignedSource<<989cf99f886a89c6fd5c658de7074651>>
 * @relayHash 486df73fd3d17edf34c6449df628d8aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab7017e2eafb024a1925a7dedd6c23f323fe150508b58d68732897a6d89b3ea2

import type { ConcreteRequest } from 'relay-runtime';
export type CompanySignInDialogQuery$variables = Record<PropertyKey, never>;
export type CompanySignInDialogQuery$data = {
  readonly security: {
    readonly identities: ReadonlyArray<{
      readonly email: string | null | undefined;
      readonly id: string;
      readonly providerName: string;
    }>;
  } | null | undefined;
};
export type CompanySignInDialogQuery = {
  response: CompanySignInDialogQuery$data;
  variables: CompanySignInDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Identity",
  "kind": "LinkedField",
  "name": "identities",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "providerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CompanySignInDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SignInSecurity",
        "kind": "LinkedField",
        "name": "security",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "CompanySignInDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SignInSecurity",
        "kind": "LinkedField",
        "name": "security",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ab7017e2eafb024a1925a7dedd6c23f323fe150508b58d68732897a6d89b3ea2",
    "metadata": {},
    "name": "CompanySignInDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "03964fde5aadac08614ee5c0b7f57af4";

export default node;
