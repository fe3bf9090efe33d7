/**
 * @generated SignedSource<<14dc9e673f6053deff1806c2c3ae2200>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClipCards_customer$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ClipCardList_customer" | "TopUpList_customer">;
  readonly " $fragmentType": "ClipCards_customer";
};
export type ClipCards_customer$key = {
  readonly " $data"?: ClipCards_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClipCards_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClipCards_customer",
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
      "name": "ClipCardList_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TopUpList_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "717e2c2fd79c2554d6e853202713d274";

export default node;
