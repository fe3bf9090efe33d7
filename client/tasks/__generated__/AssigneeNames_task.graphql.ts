/**
 * @generated SignedSource<<d62d28cff340365805b07b6940052957>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssigneeNames_task$data = {
  readonly assignees: ReadonlyArray<{
    readonly avatarUrl: string | null | undefined;
    readonly email: string | null | undefined;
    readonly name: string;
  }>;
  readonly " $fragmentType": "AssigneeNames_task";
};
export type AssigneeNames_task$key = {
  readonly " $data"?: AssigneeNames_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssigneeNames_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssigneeNames_task",
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
          "name": "email",
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

(node as any).hash = "81c1e6a85818d3f0eb19aa7a13646b38";

export default node;
