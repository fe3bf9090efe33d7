/**
 * @generated SignedSource<<dbd546a7343b3c2db1aa636a72600670>>
 * @relayHash a5c37908bcbf4381719d6e24fb8400fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bff750b89697050883d74900727997bb94beff640b516b5859dda8e50bd89624

import type { ConcreteRequest } from 'relay-runtime';
export type readStoredByIdTestMoreQuery$variables = {
  id: string;
};
export type readStoredByIdTestMoreQuery$data = {
  readonly node: {
    readonly name?: string;
    readonly street?: string;
  } | null | undefined;
};
export type readStoredByIdTestMoreQuery = {
  response: readStoredByIdTestMoreQuery$data;
  variables: readStoredByIdTestMoreQuery$variables;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "street",
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
    "name": "readStoredByIdTestMoreQuery",
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
    "name": "readStoredByIdTestMoreQuery",
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
    "id": "bff750b89697050883d74900727997bb94beff640b516b5859dda8e50bd89624",
    "metadata": {},
    "name": "readStoredByIdTestMoreQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dca9c135413bada7a6b494b71d2d4352";

export default node;
