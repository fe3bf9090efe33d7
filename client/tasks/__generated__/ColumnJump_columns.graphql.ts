/**
 * @generated SignedSource<<3f5c8073e13f63c2c43abd417fa2e7f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ColumnJump_columns$data = ReadonlyArray<{
  readonly color: string;
  readonly counted: {
    readonly totalCount: number;
  };
  readonly id: string;
  readonly status: string;
  readonly " $fragmentType": "ColumnJump_columns";
}>;
export type ColumnJump_columns$key = ReadonlyArray<{
  readonly " $data"?: ColumnJump_columns$data;
  readonly " $fragmentSpreads": FragmentRefs<"ColumnJump_columns">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ColumnJump_columns",
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
      "name": "color",
      "storageKey": null
    },
    {
      "alias": "counted",
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
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
  "type": "TaskColumn",
  "abstractKey": null
};

(node as any).hash = "e5671dde279241b7b1b09c5703859ee6";

export default node;
