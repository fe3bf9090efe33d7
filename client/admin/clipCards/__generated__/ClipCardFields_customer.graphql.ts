/**
 * @generated SignedSource<<e16662b0dc449b26c9c0d6d192f780df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
