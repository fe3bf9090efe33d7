/**
 * @generated SignedSource<<c9f3659a90fd989287ca02550f289a89>>
 * @relayHash 06fb23b09159614d197879b3fcc295f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcaf690a563938a7858f890b17a62a1b48768ea57e0dd0b96db359a253426c6f

import type { ConcreteRequest } from 'relay-runtime';
export type passkeySignInMutation$variables = {
  identity?: string | null | undefined;
  response: Record<string, unknown>;
};
export type passkeySignInMutation$data = {
  readonly signInWithPasskey: {
    readonly token: string;
  };
};
export type passkeySignInMutation = {
  response: passkeySignInMutation$data;
  variables: passkeySignInMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "identity"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "response"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "identity",
        "variableName": "identity"
      },
      {
        "kind": "Variable",
        "name": "response",
        "variableName": "response"
      }
    ],
    "concreteType": "SignedIn",
    "kind": "LinkedField",
    "name": "signInWithPasskey",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "passkeySignInMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "passkeySignInMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "bcaf690a563938a7858f890b17a62a1b48768ea57e0dd0b96db359a253426c6f",
    "metadata": {},
    "name": "passkeySignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c78354cff57c974a856baafee670a338";

export default node;
