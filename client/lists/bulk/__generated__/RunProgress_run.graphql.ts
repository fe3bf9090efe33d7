/**
 * @generated SignedSource<<303045a4f9cef21a3d87dd3725a0db84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkItemState = "DONE" | "FAILED" | "KEPT" | "SKIPPED" | "UNDONE" | "WAITING" | "%future added value";
export type BulkRunState = "FINISHED" | "RUNNING" | "STOPPED" | "UNDOING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RunProgress_run$data = {
  readonly done: number;
  readonly failed: number;
  readonly kept: number;
  readonly reason: string | null | undefined;
  readonly reasons: ReadonlyArray<{
    readonly count: number;
    readonly reason: string;
    readonly state: BulkItemState;
  }>;
  readonly skipped: number;
  readonly state: BulkRunState;
  readonly total: number;
  readonly undone: number;
  readonly " $fragmentType": "RunProgress_run";
};
export type RunProgress_run$key = {
  readonly " $data"?: RunProgress_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunProgress_run">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RunProgress_run",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "done",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skipped",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kept",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BulkRunReason",
      "kind": "LinkedField",
      "name": "reasons",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BulkRun",
  "abstractKey": null
};
})();

(node as any).hash = "2c059cfcb7a4f0b1703a804dab786f02";

export default node;
