/**
 * @generated SignedSource<<29ea8da8dc04e5ab82e515baf787d13e>>
 * @relayHash ac8b24960476ff6339b9b16fd72b13c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3f84e30ac8a113bd2bf094b7b8871a28d96f03811a8367ce8669df40c6f7409

import type { ConcreteRequest } from 'relay-runtime';
export type AddAppDialogMutation$variables = Record<PropertyKey, never>;
export type AddAppDialogMutation$data = {
  readonly setUpAuthenticatorApp: {
    readonly secret: string;
    readonly uri: string;
  };
};
export type AddAppDialogMutation = {
  response: AddAppDialogMutation$data;
  variables: AddAppDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AuthenticatorAppSetup",
    "kind": "LinkedField",
    "name": "setUpAuthenticatorApp",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "secret",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "uri",
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
    "name": "AddAppDialogMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AddAppDialogMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e3f84e30ac8a113bd2bf094b7b8871a28d96f03811a8367ce8669df40c6f7409",
    "metadata": {},
    "name": "AddAppDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0e2ff0f25ec921fc64163dc45b495088";

export default node;
