/**
 * @generated SignedSource<<00324950c262b36e1af5d8497e387f86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClipCards_customer$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ClipCardList_customer">;
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
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "d89530638697175223b1be2fcd7f903e";

export default node;
