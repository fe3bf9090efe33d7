/**
 * @generated SignedSource<<50d8466854b2ca36879a39f24186063c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestChangesDialog_task$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "RequestChangesDialog_task";
};
export type RequestChangesDialog_task$key = {
  readonly " $data"?: RequestChangesDialog_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestChangesDialog_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestChangesDialog_task",
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
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "594e54a21120c6aeada4fe6a304fde81";

export default node;
