/**
 * @generated SignedSource<<54e26a5913f27f13f49e02d0373b2652>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BoardColumns_board$data = {
  readonly columns: ReadonlyArray<{
    readonly counted: {
      readonly totalCount: number;
    };
    readonly id: string;
    readonly isApproval: boolean;
    readonly status: string;
    readonly " $fragmentSpreads": FragmentRefs<"ColumnJump_columns" | "TaskColumn_column">;
  }>;
  readonly " $fragmentType": "BoardColumns_board";
};
export type BoardColumns_board$key = {
  readonly " $data"?: BoardColumns_board$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardColumns_board">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v1 = [
  (v0/*:: as any*/)
];
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
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "BoardColumns_board",
  "selections": [
    {
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
            (v0/*:: as any*/),
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
          "args": (v1/*:: as any*/),
          "kind": "FragmentSpread",
          "name": "ColumnJump_columns"
        },
        {
          "args": (v1/*:: as any*/),
          "kind": "FragmentSpread",
          "name": "TaskColumn_column"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TaskBoard",
  "abstractKey": null
};
})();

(node as any).hash = "e8be4c78f42b7a44794c53af24bb817a";

export default node;
