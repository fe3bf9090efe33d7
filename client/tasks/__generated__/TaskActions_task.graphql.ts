/**
 * @generated SignedSource<<2da53a1825bb3c7aff5c33b1fa094a21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaskActions_task$data = {
  readonly isApprovable: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"TaskApproval_task">;
  readonly " $fragmentType": "TaskActions_task";
};
export type TaskActions_task$key = {
  readonly " $data"?: TaskActions_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskActions_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaskActions_task",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isApprovable",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TaskApproval_task"
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "2a7fd2b8541aff54f52ee370be1c87e8";

export default node;
