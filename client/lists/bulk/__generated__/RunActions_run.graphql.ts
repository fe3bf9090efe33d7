/**
 * @generated SignedSource<<108086f9462a604f1915e2d404a70e45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkRunState = "FINISHED" | "RUNNING" | "STOPPED" | "UNDOING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RunActions_run$data = {
  readonly id: string;
  readonly state: BulkRunState;
  readonly undoConsequence: string | null | undefined;
  readonly viewerCanCancel: boolean;
  readonly viewerCanRetry: boolean;
  readonly viewerCanUndo: boolean;
  readonly " $fragmentType": "RunActions_run";
};
export type RunActions_run$key = {
  readonly " $data"?: RunActions_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunActions_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RunActions_run",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoConsequence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCancel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUndo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanRetry",
      "storageKey": null
    }
  ],
  "type": "BulkRun",
  "abstractKey": null
};

(node as any).hash = "14e035fb64e3bb60649b06673d598c77";

export default node;
