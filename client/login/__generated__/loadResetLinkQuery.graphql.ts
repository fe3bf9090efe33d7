/**
 * @generated SignedSource<<9dc7ed2927e8a4958cea85f34d0995ac>>
 * @relayHash af01b62588688bc251b25bddacaabacc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fbae3e282a83af5e519d0c8bfab73161844bc6757ba3b21ad31e2591d3bb1cb

import type { ConcreteRequest } from 'relay-runtime';
export type loadResetLinkQuery$variables = {
  token: string;
};
export type loadResetLinkQuery$data = {
  readonly passwordResetLinkWorks: boolean;
};
export type loadResetLinkQuery = {
  response: loadResetLinkQuery$data;
  variables: loadResetLinkQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "kind": "ScalarField",
    "name": "passwordResetLinkWorks",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "loadResetLinkQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "loadResetLinkQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3fbae3e282a83af5e519d0c8bfab73161844bc6757ba3b21ad31e2591d3bb1cb",
    "metadata": {},
    "name": "loadResetLinkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4d577ffe846332613df8c8917da0f862";

export default node;
