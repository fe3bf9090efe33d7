/**
 * @generated SignedSource<<f74975245fa9b7288322e97e188fd11d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClipCardFilter_board$data = {
  readonly clipCards: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AllCardsTile_clipCards" | "ClipCardTile_clipCard">;
  }>;
  readonly " $fragmentType": "ClipCardFilter_board";
};
export type ClipCardFilter_board$key = {
  readonly " $data"?: ClipCardFilter_board$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClipCardFilter_board">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClipCardFilter_board",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ClipCard",
      "kind": "LinkedField",
      "name": "clipCards",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ClipCardTile_clipCard"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AllCardsTile_clipCards"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TaskBoard",
  "abstractKey": null
};

(node as any).hash = "b191e1892c8490ce3b89a362aad64455";

export default node;
