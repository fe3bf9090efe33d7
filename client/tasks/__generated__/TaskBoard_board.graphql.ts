/**
 * @generated SignedSource<<33c581787d79d18bdbe853b984b7a35c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaskBoard_board$data = {
  readonly activeCards: {
    readonly count: number;
  };
  readonly board?: {
    readonly " $fragmentSpreads": FragmentRefs<"BoardColumns_board">;
  } | null | undefined;
  readonly cards: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
      };
    }>;
  };
  readonly columns?: ReadonlyArray<{
    readonly counted: {
      readonly totalCount: number;
    };
  }>;
  readonly isLinked: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"BoardBanner_board" | "ClipCardFilter_board" | "LastRefresh_board" | "NewTaskDialog_board" | "TaskFilters_board">;
  readonly " $fragmentType": "TaskBoard_board";
};
export type TaskBoard_board$key = {
  readonly " $data"?: TaskBoard_board$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskBoard_board">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "clipCardId",
  "variableName": "clipCardId"
},
v1 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "clipCardId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "isList"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaskBoard_board",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLinked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActiveCards",
      "kind": "LinkedField",
      "name": "activeCards",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "ClipCardConnection",
      "kind": "LinkedField",
      "name": "cards",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ClipCardEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ClipCard",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
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
      ],
      "storageKey": "cards(first:5)"
    },
    {
      "condition": "isList",
      "kind": "Condition",
      "passingValue": false,
      "selections": [
        {
          "alias": null,
          "args": [
            (v0/*:: as any*/)
          ],
          "concreteType": "TaskColumn",
          "kind": "LinkedField",
          "name": "columns",
          "plural": true,
          "selections": [
            {
              "alias": "counted",
              "args": [
                (v1/*:: as any*/),
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
            }
          ],
          "storageKey": null
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "BoardColumns_board"
              }
            ],
            "type": "TaskBoard",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "board"
        }
      ]
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LastRefresh_board"
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
      "name": "TaskFilters_board"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NewTaskDialog_board"
    }
  ],
  "type": "TaskBoard",
  "abstractKey": null
};
})();

(node as any).hash = "0a526407723e5e421c9660b75af9ac53";

export default node;
