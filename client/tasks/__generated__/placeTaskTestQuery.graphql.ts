/**
 * @generated SignedSource<<a97eef4eb2f1a4057228c16c2c5328fd>>
 * @relayHash ea054c8027e5edd62ee568abbab70a24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7dbfdfdee0212fb8593f44fb553bb899ab8bc02ae2a4c7b6deae4c9ed84642b3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type placeTaskTestQuery$variables = Record<PropertyKey, never>;
export type placeTaskTestQuery$data = {
  readonly viewer: {
    readonly customer: {
      readonly taskBoard: {
        readonly all: ReadonlyArray<{
          readonly id: string;
          readonly status: string;
          readonly tasks: {
            readonly edges: ReadonlyArray<{
              readonly node: {
                readonly id: string;
                readonly " $fragmentSpreads": FragmentRefs<"placeTask_task">;
              };
            }>;
          };
        }>;
        readonly card: ReadonlyArray<{
          readonly id: string;
          readonly status: string;
          readonly tasks: {
            readonly edges: ReadonlyArray<{
              readonly node: {
                readonly id: string;
                readonly " $fragmentSpreads": FragmentRefs<"placeTask_task">;
              };
            }>;
          };
        }>;
        readonly clipCards: ReadonlyArray<{
          readonly id: string;
        }>;
      };
    } | null | undefined;
  };
};
export type placeTaskTestQuery$rawResponse = {
  readonly viewer: {
    readonly customer: {
      readonly id: string;
      readonly taskBoard: {
        readonly all: ReadonlyArray<{
          readonly id: string;
          readonly status: string;
          readonly tasks: {
            readonly edges: ReadonlyArray<{
              readonly cursor: string;
              readonly node: {
                readonly __typename: "Task";
                readonly clipCard: {
                  readonly id: string;
                };
                readonly createdAt: string;
                readonly id: string;
                readonly name: string;
                readonly priority: number | null | undefined;
                readonly status: string;
              };
            }>;
            readonly pageInfo: {
              readonly endCursor: string | null | undefined;
              readonly hasNextPage: boolean;
            };
          };
        }>;
        readonly card: ReadonlyArray<{
          readonly id: string;
          readonly status: string;
          readonly tasks: {
            readonly edges: ReadonlyArray<{
              readonly cursor: string;
              readonly node: {
                readonly __typename: "Task";
                readonly clipCard: {
                  readonly id: string;
                };
                readonly createdAt: string;
                readonly id: string;
                readonly name: string;
                readonly priority: number | null | undefined;
                readonly status: string;
              };
            }>;
            readonly pageInfo: {
              readonly endCursor: string | null | undefined;
              readonly hasNextPage: boolean;
            };
          };
        }>;
        readonly clipCards: ReadonlyArray<{
          readonly id: string;
        }>;
        readonly id: string;
      };
    } | null | undefined;
  };
};
export type placeTaskTestQuery = {
  rawResponse: placeTaskTestQuery$rawResponse;
  response: placeTaskTestQuery$data;
  variables: placeTaskTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "ClipCard",
  "kind": "LinkedField",
  "name": "clipCards",
  "plural": true,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = [
  (v0/*:: as any*/),
  (v3/*:: as any*/),
  {
    "alias": "tasks",
    "args": null,
    "concreteType": "TaskConnection",
    "kind": "LinkedField",
    "name": "__TaskColumn_tasks_connection",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TaskEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Task",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "placeTask_task"
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      },
      (v6/*:: as any*/)
    ],
    "storageKey": null
  }
],
v8 = [
  {
    "kind": "Literal",
    "name": "clipCardId",
    "value": "clip_a"
  }
],
v9 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  }
],
v10 = [
  (v0/*:: as any*/),
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": (v9/*:: as any*/),
    "concreteType": "TaskConnection",
    "kind": "LinkedField",
    "name": "tasks",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TaskEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Task",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "priority",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ClipCard",
                "kind": "LinkedField",
                "name": "clipCard",
                "plural": false,
                "selections": (v1/*:: as any*/),
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      },
      (v6/*:: as any*/)
    ],
    "storageKey": "tasks(first:50)"
  },
  {
    "alias": null,
    "args": (v9/*:: as any*/),
    "filters": null,
    "handle": "connection",
    "key": "TaskColumn_tasks",
    "kind": "LinkedHandle",
    "name": "tasks"
  }
],
v11 = {
  "count": null,
  "cursor": null,
  "direction": "forward",
  "path": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "placeTaskTestQuery",
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
                  (v2/*:: as any*/),
                  {
                    "alias": "all",
                    "args": null,
                    "concreteType": "TaskColumn",
                    "kind": "LinkedField",
                    "name": "columns",
                    "plural": true,
                    "selections": (v7/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": "card",
                    "args": (v8/*:: as any*/),
                    "concreteType": "TaskColumn",
                    "kind": "LinkedField",
                    "name": "columns",
                    "plural": true,
                    "selections": (v7/*:: as any*/),
                    "storageKey": "columns(clipCardId:\"clip_a\")"
                  }
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
    "name": "placeTaskTestQuery",
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
                  (v2/*:: as any*/),
                  {
                    "alias": "all",
                    "args": null,
                    "concreteType": "TaskColumn",
                    "kind": "LinkedField",
                    "name": "columns",
                    "plural": true,
                    "selections": (v10/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": "card",
                    "args": (v8/*:: as any*/),
                    "concreteType": "TaskColumn",
                    "kind": "LinkedField",
                    "name": "columns",
                    "plural": true,
                    "selections": (v10/*:: as any*/),
                    "storageKey": "columns(clipCardId:\"clip_a\")"
                  },
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7dbfdfdee0212fb8593f44fb553bb899ab8bc02ae2a4c7b6deae4c9ed84642b3",
    "metadata": {
      "connection": [
        (v11/*:: as any*/),
        (v11/*:: as any*/)
      ]
    },
    "name": "placeTaskTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ab4b480a169171ad6f684240229a3bcb";

export default node;
