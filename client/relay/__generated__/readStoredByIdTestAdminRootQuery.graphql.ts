/**
 * @generated SignedSource<<7c2cb2f4cca9ca5b23b2731b6a516ecd>>
 * @relayHash 119089bb2b0bc119fd3e6e6ca2d350b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8474390469a825737acd9630da921be5706d5b7c8ede28bf2b9c88c4fac1cad7

import type { ConcreteRequest } from 'relay-runtime';
export type readStoredByIdTestAdminRootQuery$variables = Record<PropertyKey, never>;
export type readStoredByIdTestAdminRootQuery$data = {
  readonly admin: {
    readonly counts: {
      readonly companies: number;
    };
  };
};
export type readStoredByIdTestAdminRootQuery = {
  response: readStoredByIdTestAdminRootQuery$data;
  variables: readStoredByIdTestAdminRootQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "AdminCounts",
  "kind": "LinkedField",
  "name": "counts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companies",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "readStoredByIdTestAdminRootQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "readStoredByIdTestAdminRootQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "8474390469a825737acd9630da921be5706d5b7c8ede28bf2b9c88c4fac1cad7",
    "metadata": {},
    "name": "readStoredByIdTestAdminRootQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "361e86ab8e81b96fa6665fc340b6b9e6";

export default node;
