/**
 * @generated SignedSource<<105aa68bbe84d984e1e51d65cef585e7>>
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
  readonly pendingApproval: {
    readonly undoUntil: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveTaskDialog_task" | "RequestChangesDialog_task">;
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
      "alias": null,
      "args": null,
      "concreteType": "PendingApproval",
      "kind": "LinkedField",
      "name": "pendingApproval",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "undoUntil",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApproveTaskDialog_task"
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

(node as any).hash = "0ec36d37a01c4c2dcdb2d4ec830535bb";

export default node;
