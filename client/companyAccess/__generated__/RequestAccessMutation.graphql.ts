/**
 * @generated SignedSource<<253b4e6a480a51ac0bdfc9d5f164d0e8>>
 * @relayHash 9fd999524a6f7ef4bf1ac415ebc47408
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31f73cf5f2b182bb8ad50e5da7a02c69843f3af09fac0a2fdd6db812f24aa09e

import type { ConcreteRequest } from 'relay-runtime';
export type RequestAccessInput = {
  name: string;
  ticket: string;
};
export type RequestAccessMutation$variables = {
  input: RequestAccessInput;
};
export type RequestAccessMutation$data = {
  readonly requestAccess: {
    readonly message: string;
  };
};
export type RequestAccessMutation = {
  response: RequestAccessMutation$data;
  variables: RequestAccessMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "Confirmation",
    "kind": "LinkedField",
    "name": "requestAccess",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RequestAccessMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RequestAccessMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "31f73cf5f2b182bb8ad50e5da7a02c69843f3af09fac0a2fdd6db812f24aa09e",
    "metadata": {},
    "name": "RequestAccessMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ec89ae05d6f6db58167fd9a09cd4f7b5";

export default node;
