/**
 * @generated SignedSource<<de454ddb1bc6a9b5122f551588ba3c04>>
 * @relayHash d2ff029a5696b80e31421a2603479a75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2fc5320cbea1fd1749e27a7f0bde178b950b869359b504cb888a3f891c3e349f

import type { ConcreteRequest } from 'relay-runtime';
export type usePasskeySignInMutation$variables = {
  response: Record<string, unknown>;
};
export type usePasskeySignInMutation$data = {
  readonly signInWithPasskey: {
    readonly token: string;
  };
};
export type usePasskeySignInMutation = {
  response: usePasskeySignInMutation$data;
  variables: usePasskeySignInMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "response"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePasskeySignInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePasskeySignInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2fc5320cbea1fd1749e27a7f0bde178b950b869359b504cb888a3f891c3e349f",
    "metadata": {},
    "name": "usePasskeySignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "33b9106f55d5fd603f9d715695ccbdbb";

export default node;
