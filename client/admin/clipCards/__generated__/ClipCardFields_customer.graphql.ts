/**
 * @generated SignedSource<<96b7002c71b06f423ce7e2a7107730a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClipCardFields_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useDepartmentChoices_customer" | "useUserChoices_customer">;
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
      "name": "useDepartmentChoices_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUserChoices_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "b59c3ad31714a65ce8e3a1b0a11557c8";

export default node;
