/**
 * @generated SignedSource<<5a913cbd21442f38087aaca3daff0b2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClipCardStatus = "ACTIVE" | "CANCELLED" | "PENDING" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AllCardsTile_clipCards$data = ReadonlyArray<{
  readonly hours: number;
  readonly hoursLeft: number;
  readonly status: ClipCardStatus;
  readonly " $fragmentType": "AllCardsTile_clipCards";
}>;
export type AllCardsTile_clipCards$key = ReadonlyArray<{
  readonly " $data"?: AllCardsTile_clipCards$data;
  readonly " $fragmentSpreads": FragmentRefs<"AllCardsTile_clipCards">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AllCardsTile_clipCards",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hoursLeft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "ClipCard",
  "abstractKey": null
};

(node as any).hash = "c6cd02b41ee089695e851202d77c63a0";

export default node;
