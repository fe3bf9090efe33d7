/**
 * @generated SignedSource<<bf36bb04a510fbea1235929b8cba3ee8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaskApproval_task$data = {
  readonly changesRequestedAt: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"RequestChangesDialog_task">;
  readonly " $fragmentType": "TaskApproval_task";
};
export type TaskApproval_task$key = {
  readonly " $data"?: TaskApproval_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskApproval_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaskApproval_task",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changesRequestedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestChangesDialog_task"
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "12aa01371e333d990262c601b651da59";

export default node;
