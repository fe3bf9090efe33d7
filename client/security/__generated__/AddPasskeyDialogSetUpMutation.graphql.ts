/**
 * @generated SignedSource<<a215f96924211ea123cb6e5b20b51434>>
 * @relayHash 337d82c7413185d52d03e7d3077232f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcefbf6f0623f98aeabd26e82767899106be904c5364af8546f21af2d3e3e041

import type { ConcreteRequest } from 'relay-runtime';
export type AddPasskeyDialogSetUpMutation$variables = Record<PropertyKey, never>;
export type AddPasskeyDialogSetUpMutation$data = {
  readonly setUpPasskey: {
    readonly options: Record<string, unknown>;
  };
};
export type AddPasskeyDialogSetUpMutation = {
  response: AddPasskeyDialogSetUpMutation$data;
  variables: AddPasskeyDialogSetUpMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PasskeyOptions",
    "kind": "LinkedField",
    "name": "setUpPasskey",
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
    "name": "AddPasskeyDialogSetUpMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AddPasskeyDialogSetUpMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "bcefbf6f0623f98aeabd26e82767899106be904c5364af8546f21af2d3e3e041",
    "metadata": {},
    "name": "AddPasskeyDialogSetUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "53178eef7ec6ad9b94399198dd797f54";

export default node;
