/**
 * @generated SignedSource<<02a08b1607ebf53ed7df8caaa28e7a6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMarkSeen_task$data = {
  readonly id: string;
  readonly isNew: boolean;
  readonly " $fragmentType": "useMarkSeen_task";
};
export type useMarkSeen_task$key = {
  readonly " $data"?: useMarkSeen_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMarkSeen_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMarkSeen_task",
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
      "name": "isNew",
      "storageKey": null
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "7f4ba851ed7fb74d0ef260217fcafa54";

export default node;
