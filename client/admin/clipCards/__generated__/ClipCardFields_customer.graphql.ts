/**
 * @generated SignedSource<<251d2e409bace7f44134dc0a3fdc0bab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClipCardFields_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BuyerFields_customer">;
  readonly " $fragmentType": "ClipCardFields_customer";
};
export type ClipCardFields_customer$key = {
  readonly " $data"?: ClipCardFields_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClipCardFields_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClipCardFields_customer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BuyerFields_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "cf58cf8fbf039e24368907401178457c";

export default node;
