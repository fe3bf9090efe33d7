/**
 * @generated SignedSource<<403da770c2594f991c67f5dc58ebb5a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DueDate_task$data = {
  readonly dueAt: string | null | undefined;
  readonly isOpen: boolean;
  readonly " $fragmentType": "DueDate_task";
};
export type DueDate_task$key = {
  readonly " $data"?: DueDate_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"DueDate_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DueDate_task",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOpen",
      "storageKey": null
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "0e6dce3dc138841da7f3f17b6d0db671";

export default node;
