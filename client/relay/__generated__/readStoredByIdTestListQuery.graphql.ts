/**
 * @generated SignedSource<<0801e3e198d0b8d6ba11e5206deffc02>>
 * @relayHash 5b0839e7f527e141182e347fd4e810eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ac2671d34ab9a209444d7cf387311152bb1caf46bc0ed4759ea970510b2cad8

import type { ConcreteRequest } from 'relay-runtime';
export type readStoredByIdTestListQuery$variables = Record<PropertyKey, never>;
export type readStoredByIdTestListQuery$data = {
  readonly viewer: {
    readonly customer: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
  };
};
export type readStoredByIdTestListQuery$rawResponse = {
  readonly viewer: {
    readonly customer: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
  };
};
export type readStoredByIdTestListQuery = {
  rawResponse: readStoredByIdTestListQuery$rawResponse;
  response: readStoredByIdTestListQuery$data;
  variables: readStoredByIdTestListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "readStoredByIdTestListQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "readStoredByIdTestListQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "7ac2671d34ab9a209444d7cf387311152bb1caf46bc0ed4759ea970510b2cad8",
    "metadata": {},
    "name": "readStoredByIdTestListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a5cf8872c683b98f0b0b8d8fd8904b34";

export default node;
