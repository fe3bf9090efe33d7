/**
 * @generated SignedSource<<cd34100674bde30156ce3efa11ca73d0>>
 * @relayHash 45cdaca2c53e8d1b94fc326abcda3342
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec07228b60da2f1d9738d6cfbbc1572c590c34348a48f40531bf9b2c6ef301ca

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemoveAppDialogMutation$variables = Record<PropertyKey, never>;
export type RemoveAppDialogMutation$data = {
  readonly removeAuthenticatorApp: {
    readonly " $fragmentSpreads": FragmentRefs<"TwoStepCard_security">;
  };
};
export type RemoveAppDialogMutation = {
  response: RemoveAppDialogMutation$data;
  variables: RemoveAppDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v1 = {
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
    "name": "RemoveAppDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SignInSecurity",
        "kind": "LinkedField",
        "name": "removeAuthenticatorApp",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TwoStepCard_security"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RemoveAppDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SignInSecurity",
        "kind": "LinkedField",
        "name": "removeAuthenticatorApp",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isRequired",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AuthenticatorAppInfo",
            "kind": "LinkedField",
            "name": "authenticatorApp",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastUsedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Passkey",
            "kind": "LinkedField",
            "name": "passkeys",
            "plural": true,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "RecoveryCodesInfo",
            "kind": "LinkedField",
            "name": "recoveryCodes",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "left",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ec07228b60da2f1d9738d6cfbbc1572c590c34348a48f40531bf9b2c6ef301ca",
    "metadata": {},
    "name": "RemoveAppDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c707c96ce9603490a4ef1a7da5b59f8d";

export default node;
