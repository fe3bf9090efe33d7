/**
 * @generated SignedSource<<50e9ce256eed03cf9e86c4e73306deb1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClipCardFields_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BuyerFields_customer" | "CompanyPrices_prices">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyPrices_prices"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "3f5c9fd373d0f6d71f5c1b97d3eb4d07";

export default node;
