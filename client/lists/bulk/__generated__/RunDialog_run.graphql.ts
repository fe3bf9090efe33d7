/**
 * @generated SignedSource<<25a370f3856f07374ed64855afe81774>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkRunState = "FINISHED" | "RUNNING" | "STOPPED" | "UNDOING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RunDialog_run$data = {
  readonly id: string;
  readonly state: BulkRunState;
  readonly " $fragmentSpreads": FragmentRefs<"RunActions_run" | "RunProgress_run">;
  readonly " $fragmentType": "RunDialog_run";
};
export type RunDialog_run$key = {
  readonly " $data"?: RunDialog_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunDialog_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RunDialog_run",
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
      "name": "state",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RunProgress_run"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RunActions_run"
    }
  ],
  "type": "BulkRun",
  "abstractKey": null
};

(node as any).hash = "bfab5ce4db1dab5ac58b1e2755db4710";

export default node;
