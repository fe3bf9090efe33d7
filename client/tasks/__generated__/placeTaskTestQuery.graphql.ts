/**
 * @generated SignedSource<<49dd50c55eaeb6e82b0f052cad14a8a7>>
 * @relayHash 71b931134a275471ec19cf5a84e61909
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eec8ddcceabcfcf629b70ee9bc25a52071612e83b259c40763de2f24697d6a4f

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
        readonly filtered: ReadonlyArray<{
          readonly id: string;
          readonly newTasks: ReadonlyArray<{
            readonly id: string;
            readonly " $fragmentSpreads": FragmentRefs<"placeTask_task">;
          }>;
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
                readonly isNew: boolean;
                readonly matches: boolean;
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
                readonly isNew: boolean;
                readonly matches: boolean;
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
        readonly filtered: ReadonlyArray<{
          readonly id: string;
          readonly newTasks: ReadonlyArray<{
            readonly clipCard: {
              readonly id: string;
            };
            readonly createdAt: string;
            readonly id: string;
            readonly isNew: boolean;
            readonly matches: boolean;
            readonly name: string;
            readonly priority: number | null | undefined;
            readonly status: string;
          }>;
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
                readonly isNew: boolean;
                readonly matches: boolean;
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
v8 = {
  "kind": "Literal",
  "name": "filter",
  "value": {
    "tag": "flow"
  }
},
v9 = [
  (v8/*:: as any*/)
],
v10 = {
  "args": (v9/*:: as any*/),
  "kind": "FragmentSpread",
  "name": "placeTask_task"
},
v11 = [
  {
    "kind": "Literal",
    "name": "clipCardId",
    "value": "clip_a"
  }
],
v12 = {
  "kind": "Literal",
  "name": "first",
  "value": 50
},
v13 = [
  (v12/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priority",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isNew",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "ClipCard",
  "kind": "LinkedField",
  "name": "clipCard",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v19 = [
  (v0/*:: as any*/),
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": (v13/*:: as any*/),
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
              (v14/*:: as any*/),
              (v3/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "matches",
                "storageKey": null
              },
              (v18/*:: as any*/),
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
    "args": (v13/*:: as any*/),
    "filters": null,
    "handle": "connection",
    "key": "TaskColumn_tasks",
    "kind": "LinkedHandle",
    "name": "tasks"
  }
],
v20 = {
  "alias": null,
  "args": (v9/*:: as any*/),
  "kind": "ScalarField",
  "name": "matches",
  "storageKey": "matches(filter:{\"tag\":\"flow\"})"
},
v21 = [
  (v8/*:: as any*/),
  (v12/*:: as any*/)
],
v22 = {
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
                    "alias": "filtered",
                    "args": null,
                    "concreteType": "TaskColumn",
                    "kind": "LinkedField",
                    "name": "columns",
                    "plural": true,
                    "selections": [
                      (v0/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": (v9/*:: as any*/),
                        "concreteType": "Task",
                        "kind": "LinkedField",
                        "name": "newTasks",
                        "plural": true,
                        "selections": [
                          (v0/*:: as any*/),
                          (v10/*:: as any*/)
                        ],
                        "storageKey": "newTasks(filter:{\"tag\":\"flow\"})"
                      },
                      {
                        "alias": "tasks",
                        "args": (v9/*:: as any*/),
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
                                  (v10/*:: as any*/),
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
                        "storageKey": "__TaskColumn_tasks_connection(filter:{\"tag\":\"flow\"})"
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": "card",
                    "args": (v11/*:: as any*/),
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
                    "selections": (v19/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": "filtered",
                    "args": null,
                    "concreteType": "TaskColumn",
                    "kind": "LinkedField",
                    "name": "columns",
                    "plural": true,
                    "selections": [
                      (v0/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": (v9/*:: as any*/),
                        "concreteType": "Task",
                        "kind": "LinkedField",
                        "name": "newTasks",
                        "plural": true,
                        "selections": [
                          (v0/*:: as any*/),
                          (v14/*:: as any*/),
                          (v3/*:: as any*/),
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v20/*:: as any*/),
                          (v18/*:: as any*/)
                        ],
                        "storageKey": "newTasks(filter:{\"tag\":\"flow\"})"
                      },
                      {
                        "alias": null,
                        "args": (v21/*:: as any*/),
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
                                  (v14/*:: as any*/),
                                  (v3/*:: as any*/),
                                  (v15/*:: as any*/),
                                  (v16/*:: as any*/),
                                  (v17/*:: as any*/),
                                  (v20/*:: as any*/),
                                  (v18/*:: as any*/),
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
                        "storageKey": "tasks(filter:{\"tag\":\"flow\"},first:50)"
                      },
                      {
                        "alias": null,
                        "args": (v21/*:: as any*/),
                        "filters": [
                          "filter"
                        ],
                        "handle": "connection",
                        "key": "TaskColumn_tasks",
                        "kind": "LinkedHandle",
                        "name": "tasks"
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": "card",
                    "args": (v11/*:: as any*/),
                    "concreteType": "TaskColumn",
                    "kind": "LinkedField",
                    "name": "columns",
                    "plural": true,
                    "selections": (v19/*:: as any*/),
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
    "id": "eec8ddcceabcfcf629b70ee9bc25a52071612e83b259c40763de2f24697d6a4f",
    "metadata": {
      "connection": [
        (v22/*:: as any*/),
        (v22/*:: as any*/),
        (v22/*:: as any*/)
      ]
    },
    "name": "placeTaskTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0d19c54dcee97950a362d27176090b8c";

export default node;
