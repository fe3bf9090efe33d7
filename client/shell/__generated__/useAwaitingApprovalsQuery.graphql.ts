/**
 * @generated SignedSource<<1ab44663b6e18ea14c7c76e77dbf6607>>
 * @relayHash 44409348c646063f8eb7e481b1a9563f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 150984c416828bf77da2066defdcf3f83b87b2f21c79147840539b9d3be3f12b

import type { ConcreteRequest } from 'relay-runtime';
export type useAwaitingApprovalsQuery$variables = Record<PropertyKey, never>;
export type useAwaitingApprovalsQuery$data = {
  readonly viewer: {
    readonly customer: {
      readonly approvalsAwaitingViewer: number;
    } | null | undefined;
  };
};
export type useAwaitingApprovalsQuery = {
  response: useAwaitingApprovalsQuery$data;
  variables: useAwaitingApprovalsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "approvalsAwaitingViewer",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAwaitingApprovalsQuery",
    "selections": [
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
              (v0/*:: as any*/)
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useAwaitingApprovalsQuery",
    "selections": [
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "150984c416828bf77da2066defdcf3f83b87b2f21c79147840539b9d3be3f12b",
    "metadata": {},
    "name": "useAwaitingApprovalsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "65d9359354c33d9d776be38bbbc480ca";

export default node;
