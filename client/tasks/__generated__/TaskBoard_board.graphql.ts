/**
 * @generated SignedSource<<e9afd6c9e5b2e5d04e2c704357cee4f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClipCardStatus = "ACTIVE" | "CANCELLED" | "PENDING" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TaskBoard_board$data = {
  readonly clipCards: ReadonlyArray<{
    readonly id: string;
    readonly status: ClipCardStatus;
  }>;
  readonly columns: ReadonlyArray<{
    readonly counted: {
      readonly totalCount: number;
    };
  }>;
  readonly isLinked: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"BoardBanner_board" | "BoardColumns_board" | "ClipCardFilter_board" | "LastRefresh_board" | "NewTaskDialog_board">;
  readonly " $fragmentType": "TaskBoard_board";
};
export type TaskBoard_board$key = {
  readonly " $data"?: TaskBoard_board$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskBoard_board">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "clipCardId",
    "variableName": "clipCardId"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "clipCardId"
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
      "concreteType": "ClipCard",
      "kind": "LinkedField",
      "name": "clipCards",
      "plural": true,
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
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "TaskColumn",
      "kind": "LinkedField",
      "name": "columns",
      "plural": true,
      "selections": [
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
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "BoardColumns_board"
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

(node as any).hash = "2bf868b289ce0363b716e2f3c583aa07";

export default node;
