/**
 * @generated SignedSource<<07b3df11a8e17e041c57af8e5f5808b9>>
 * @relayHash 1f030a82be9124193af73199a10173c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e39b20d73239a39adffff72f0d745a55a88a7aea41e3375254505a50fef421a

import type { ConcreteRequest } from 'relay-runtime';
export type useImpersonateMutation$variables = {
  id: string;
};
export type useImpersonateMutation$data = {
  readonly impersonate: {
    readonly token: string;
  };
};
export type useImpersonateMutation = {
  response: useImpersonateMutation$data;
  variables: useImpersonateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "SignedIn",
    "kind": "LinkedField",
    "name": "impersonate",
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
    "name": "useImpersonateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImpersonateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4e39b20d73239a39adffff72f0d745a55a88a7aea41e3375254505a50fef421a",
    "metadata": {},
    "name": "useImpersonateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "48ce70f3cd0f7efca05e34db927176cb";

export default node;
