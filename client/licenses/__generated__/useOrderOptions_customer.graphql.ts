/**
 * @generated SignedSource<<439f1b02b6426f192458d23209a52b60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useOrderOptions_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useOrderOptions_departments" | "useOrderOptions_installations">;
  readonly " $fragmentType": "useOrderOptions_customer";
};
export type useOrderOptions_customer$key = {
  readonly " $data"?: useOrderOptions_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderOptions_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOrderOptions_customer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOrderOptions_departments"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOrderOptions_installations"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "571d8575c6f83910eaaf7195e08aa4da";

export default node;
