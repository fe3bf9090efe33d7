/**
 * @generated SignedSource<<b9403afe9323ec4944071b842cdb2d78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaskColumn_column$data = {
  readonly color: string;
  readonly counted: {
    readonly totalCount: number;
  };
  readonly id: string;
  readonly isApproval: boolean;
  readonly newTasks: ReadonlyArray<{
    readonly changesRequestedAt: string | null | undefined;
    readonly id: string;
    readonly isNew: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"TaskCard_task" | "placeTask_task">;
  }>;
  readonly status: string;
  readonly tasks: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly changesRequestedAt: string | null | undefined;
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"TaskCard_task" | "placeTask_task">;
      };
    }>;
  };
  readonly " $fragmentType": "TaskColumn_column";
};
export type TaskColumn_column$key = {
  readonly " $data"?: TaskColumn_column$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskColumn_column">;
};

import TaskColumnPageQuery_graphql from './TaskColumnPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "tasks"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v3 = [
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changesRequestedAt",
  "storageKey": null
},
v5 = {
  "args": (v3/*:: as any*/),
  "kind": "FragmentSpread",
  "name": "placeTask_task"
},
v6 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "TaskCard_task"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": TaskColumnPageQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "TaskColumn_column",
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "color",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isApproval",
      "storageKey": null
    },
    {
      "alias": "counted",
      "args": [
        (v2/*:: as any*/),
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "TaskConnection",
      "kind": "LinkedField",
      "name": "tasks",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v3/*:: as any*/),
      "concreteType": "Task",
      "kind": "LinkedField",
      "name": "newTasks",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isNew",
          "storageKey": null
        },
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": "tasks",
      "args": (v3/*:: as any*/),
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
                (v1/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TaskColumn",
  "abstractKey": null
};
})();

(node as any).hash = "532baacd5404a78ec5001615b7d5292f";

export default node;
