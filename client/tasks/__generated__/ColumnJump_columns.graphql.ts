/**
 * @generated SignedSource<<14d93b7a5d8d1f413a54f7e7cae5067b>>
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
  "argumentDefinitions": [],
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
  "type": "TaskColumn",
  "abstractKey": null
};

(node as any).hash = "514f9aef252fa1ad0c1c4fe5a919bd1e";

export default node;
