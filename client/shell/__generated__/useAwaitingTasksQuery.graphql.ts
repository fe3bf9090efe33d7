/**
 * @generated SignedSource<<242c0fd84e09adeb63c1dad5f4fc2a99>>
 * @relayHash 830949796547cb7428c8de296d857086
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 207fdb2f48d80c433a9cba1ca0229d29187a09f531efcefd42e18d6e5edd44a5

import type { ConcreteRequest } from 'relay-runtime';
export type useAwaitingTasksQuery$variables = Record<PropertyKey, never>;
export type useAwaitingTasksQuery$data = {
  readonly viewer: {
    readonly customer: {
      readonly taskBoard: {
        readonly awaiting: number;
      };
    } | null | undefined;
  };
};
export type useAwaitingTasksQuery = {
  response: useAwaitingTasksQuery$data;
  variables: useAwaitingTasksQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awaiting",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAwaitingTasksQuery",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "TaskBoard",
                "kind": "LinkedField",
                "name": "taskBoard",
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
    "name": "useAwaitingTasksQuery",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "TaskBoard",
                "kind": "LinkedField",
                "name": "taskBoard",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "207fdb2f48d80c433a9cba1ca0229d29187a09f531efcefd42e18d6e5edd44a5",
    "metadata": {},
    "name": "useAwaitingTasksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ebf661c57eb999dc159986de418a896e";

export default node;
