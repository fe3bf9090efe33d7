/**
 * @generated SignedSource<<3d8c48bcf42311b672d98d47f26c4dad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Assignees_task$data = {
  readonly assignees: ReadonlyArray<{
    readonly avatarUrl: string | null | undefined;
    readonly name: string;
  }>;
  readonly " $fragmentType": "Assignees_task";
};
export type Assignees_task$key = {
  readonly " $data"?: Assignees_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"Assignees_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Assignees_task",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TaskAssignee",
      "kind": "LinkedField",
      "name": "assignees",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatarUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "72ea92a4b685d65874ca9e0046352cb0";

export default node;
