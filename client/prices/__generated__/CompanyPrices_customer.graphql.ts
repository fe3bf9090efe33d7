/**
 * @generated SignedSource<<db8821588e1076b5c51b409dbbfc4d42>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyPrices_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CompanyPrices_prices" | "useApproval_customer">;
  readonly " $fragmentType": "CompanyPrices_customer";
};
export type CompanyPrices_customer$key = {
  readonly " $data"?: CompanyPrices_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyPrices_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyPrices_customer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useApproval_customer"
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

(node as any).hash = "cb46ce26d5b503a44d052c2a21a6c520";

export default node;
