/**
 * @generated SignedSource<<ed08b0fc0b0d767993539a8c1821d335>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClipCardFields_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BuyerFields_customer" | "CompanyPrices_customer">;
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
      "name": "CompanyPrices_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "f0d5e714002c25b2c7facc9b87f74897";

export default node;
