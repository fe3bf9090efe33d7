/**
 * @generated SignedSource<<41ff4a8c6d611e67d6f75df336e91e8f>>
 * @relayHash 1be2bc68516a034b75dc7c49602f2a97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff6e45c0f1029fe0fa859c593d7a90014dde2a7fb15722d3dc1998265e62e654

import type { ConcreteRequest } from 'relay-runtime';
export type JoinScreenQuery$variables = {
  ticket: string;
};
export type JoinScreenQuery$data = {
  readonly joinPreview: {
    readonly companyName: string;
    readonly email: string;
  } | null | undefined;
};
export type JoinScreenQuery = {
  response: JoinScreenQuery$data;
  variables: JoinScreenQuery$variables;
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
    "concreteType": "JoinPreview",
    "kind": "LinkedField",
    "name": "joinPreview",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "companyName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
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
    "name": "JoinScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JoinScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ff6e45c0f1029fe0fa859c593d7a90014dde2a7fb15722d3dc1998265e62e654",
    "metadata": {},
    "name": "JoinScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "225ccb109cd475a6942479f51cb8b0b1";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
