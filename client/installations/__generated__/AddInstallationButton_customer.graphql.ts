/**
 * @generated SignedSource<<a670fdf34784bd5c276fae872358cbc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddInstallationButton_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CreateInstallationDialog_customer">;
  readonly " $fragmentType": "AddInstallationButton_customer";
};
export type AddInstallationButton_customer$key = {
  readonly " $data"?: AddInstallationButton_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddInstallationButton_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddInstallationButton_customer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreateInstallationDialog_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "12ba6474d05881b161d1a60a941cf8b9";

export default node;
