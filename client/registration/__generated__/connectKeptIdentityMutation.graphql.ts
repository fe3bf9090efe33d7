/**
 * @generated SignedSource<<9c0c4e062a7f701b6690420355a91716>>
 * @relayHash 14b302a314905ceb26080b28da21032b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1030c38c562643d2d5328b74ab4b0c3c5c853cf4897dc471cce4685dc3393754

import type { ConcreteRequest } from 'relay-runtime';
export type connectKeptIdentityMutation$variables = {
  ticket: string;
};
export type connectKeptIdentityMutation$data = {
  readonly connectIdentity: {
    readonly id: string;
  };
};
export type connectKeptIdentityMutation = {
  response: connectKeptIdentityMutation$data;
  variables: connectKeptIdentityMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ticket"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ticket",
        "variableName": "ticket"
      }
    ],
    "concreteType": "SignInSecurity",
    "kind": "LinkedField",
    "name": "connectIdentity",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "connectKeptIdentityMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "connectKeptIdentityMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1030c38c562643d2d5328b74ab4b0c3c5c853cf4897dc471cce4685dc3393754",
    "metadata": {},
    "name": "connectKeptIdentityMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eba5d1dd8ef86565bd51a2bc3d02bdb7";

export default node;
