/**
 * @generated SignedSource<<5a121d6b6611fa89a71e49eee474d203>>
 * @relayHash bc0c6cfa294fe05c230eaed10aad2640
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 608837926007884e429bbe7114c96551a1c7307f3ecfbb66592c08ad2ab80c5b

import type { ConcreteRequest } from 'relay-runtime';
export type readStoredByIdTestNodeQuery$variables = {
  id: string;
};
export type readStoredByIdTestNodeQuery$data = {
  readonly node: {
    readonly name?: string;
  } | null | undefined;
};
export type readStoredByIdTestNodeQuery = {
  response: readStoredByIdTestNodeQuery$data;
  variables: readStoredByIdTestNodeQuery$variables;
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
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "readStoredByIdTestNodeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "readStoredByIdTestNodeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "608837926007884e429bbe7114c96551a1c7307f3ecfbb66592c08ad2ab80c5b",
    "metadata": {},
    "name": "readStoredByIdTestNodeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c4534ebc83161e55c95259aba1c40a16";

export default node;
