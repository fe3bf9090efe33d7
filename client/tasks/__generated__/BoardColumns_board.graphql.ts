/**
 * @generated SignedSource<<d7cb56d4b0f3858c7f28c4ec1bba6a0a>>
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

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "clipCardId"
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ColumnJump_columns"
        },
        {
          "args": null,
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

(node as any).hash = "c75c0c85ff31e21dbf929ddece51e344";

export default node;
