/**
 * @generated SignedSource<<910d2be7a6f74a1df4db5994aba693f3>>
 * @relayHash d1c76107b2bfa08b3d46d8f83bfd17f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f21fb420a8f1e1806999efcce0debe49a42a1267ebc1396e38436c9bfc17fbd4

import type { ConcreteRequest } from 'relay-runtime';
export type ResetPasswordScreenQuery$variables = {
  token: string;
};
export type ResetPasswordScreenQuery$data = {
  readonly passwordResetLinkWorks: boolean;
};
export type ResetPasswordScreenQuery = {
  response: ResetPasswordScreenQuery$data;
  variables: ResetPasswordScreenQuery$variables;
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
    "name": "ResetPasswordScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResetPasswordScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f21fb420a8f1e1806999efcce0debe49a42a1267ebc1396e38436c9bfc17fbd4",
    "metadata": {},
    "name": "ResetPasswordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6301ee4fad0e864da387a8cafa7d3e92";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
