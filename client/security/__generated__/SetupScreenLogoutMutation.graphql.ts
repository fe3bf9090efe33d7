/**
 * @generated SignedSource<<fa46f75f3856cfcce65f85dd3ae228de>>
 * @relayHash b30ac113b87c9241fcbe2b7e738d33b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 936b7a95f09fc65b7a3168b7cafda823e159f71736d625413cc6fcd8ffd74463

import type { ConcreteRequest } from 'relay-runtime';
export type SetupScreenLogoutMutation$variables = Record<PropertyKey, never>;
export type SetupScreenLogoutMutation$data = {
  readonly logout: {
    readonly message: string;
  };
};
export type SetupScreenLogoutMutation = {
  response: SetupScreenLogoutMutation$data;
  variables: SetupScreenLogoutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Confirmation",
    "kind": "LinkedField",
    "name": "logout",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "message",
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
    "name": "SetupScreenLogoutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SetupScreenLogoutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "936b7a95f09fc65b7a3168b7cafda823e159f71736d625413cc6fcd8ffd74463",
    "metadata": {},
    "name": "SetupScreenLogoutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9a98b9925f243487ce1d42f1ba9f0661";

export default node;
