/**
 * @generated SignedSource<<79307f1c070e99735eb85ca91d9bc46c>>
 * @relayHash 25a6c1c7736238906ca4e3661bdafebc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e391286a4d6875f36dd844b3837f470a082547cb77611804f68e8a8cef4f52f4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useBoardChangesSubscription$variables = {
  clipCardId?: string | null | undefined;
};
export type useBoardChangesSubscription$data = {
  readonly taskBoardChanged: {
    readonly awaiting: number;
    readonly columns: ReadonlyArray<{
      readonly color: string;
      readonly counted: {
        readonly totalCount: number;
      };
      readonly id: string;
      readonly isApproval: boolean;
      readonly isClosed: boolean;
      readonly status: string;
    }>;
    readonly isLinked: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"BoardBanner_board" | "ClipCardFilter_board" | "NewTaskDialog_board" | "Refreshed_board">;
  };
};
export type useBoardChangesSubscription = {
  response: useBoardChangesSubscription$data;
  variables: useBoardChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "clipCardId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isLinked",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awaiting",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "clipCardId",
      "variableName": "clipCardId"
    }
  ],
  "concreteType": "TaskColumn",
  "kind": "LinkedField",
  "name": "columns",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isClosed",
      "storageKey": null
    },
    {
      "alias": "counted",
      "args": [
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
      "storageKey": "tasks(first:1)"
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBoardChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TaskBoard",
        "kind": "LinkedField",
        "name": "taskBoardChanged",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Refreshed_board"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BoardBanner_board"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ClipCardFilter_board"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NewTaskDialog_board"
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBoardChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TaskBoard",
        "kind": "LinkedField",
        "name": "taskBoardChanged",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isConfigured",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "refreshedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isAway",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ClipCard",
            "kind": "LinkedField",
            "name": "clipCards",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hours",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hoursUsed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hoursLeft",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hoursOver",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isLow",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Department",
                "kind": "LinkedField",
                "name": "department",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e391286a4d6875f36dd844b3837f470a082547cb77611804f68e8a8cef4f52f4",
    "metadata": {},
    "name": "useBoardChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "8e2f7ca12f61580985f40273c837d0ee";

export default node;
