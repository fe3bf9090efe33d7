/**
 * @generated SignedSource<<2885da6d8e01bbb55d8ef47a8452a40b>>
 * @relayHash 429b13c736f5c05ab62039b063642d7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2351e02626f3639c1f1639b1e2238d22dbe66ffbbb497ca89b7bfe071acea816

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmErasureDialogQuery$variables = {
  id: string;
};
export type ConfirmErasureDialogQuery$data = {
  readonly admin: {
    readonly erasureRequest: {
      readonly leftovers: ReadonlyArray<string>;
      readonly names: ReadonlyArray<string>;
    } | null | undefined;
  };
};
export type ConfirmErasureDialogQuery = {
  response: ConfirmErasureDialogQuery$data;
  variables: ConfirmErasureDialogQuery$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "names",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "leftovers",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ConfirmErasureDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "ErasureRequest",
            "kind": "LinkedField",
            "name": "erasureRequest",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
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
    "name": "ConfirmErasureDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "ErasureRequest",
            "kind": "LinkedField",
            "name": "erasureRequest",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2351e02626f3639c1f1639b1e2238d22dbe66ffbbb497ca89b7bfe071acea816",
    "metadata": {},
    "name": "ConfirmErasureDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "17d5129dc86a6e7d1a9097b18f9d2424";

export default node;
