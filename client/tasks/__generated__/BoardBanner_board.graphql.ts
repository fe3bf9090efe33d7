/**
 * @generated SignedSource<<7109b613e3152540431e688ca2e9de1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BoardBanner_board$data = {
  readonly isAway: boolean;
  readonly isConfigured: boolean;
  readonly refreshedAt: string | null | undefined;
  readonly " $fragmentType": "BoardBanner_board";
};
export type BoardBanner_board$key = {
  readonly " $data"?: BoardBanner_board$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardBanner_board">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BoardBanner_board",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isConfigured",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAway",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refreshedAt",
      "storageKey": null
    }
  ],
  "type": "TaskBoard",
  "abstractKey": null
};

(node as any).hash = "66e95717b4382c02bccfb8176359ba24";

export default node;
