/**
 * @generated SignedSource<<67656772f698366434ed38439da63361>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LicenseFields_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useInstallationChoices_customer">;
  readonly " $fragmentType": "LicenseFields_customer";
};
export type LicenseFields_customer$key = {
  readonly " $data"?: LicenseFields_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LicenseFields_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LicenseFields_customer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useInstallationChoices_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "fe8c88799f30d5e9d934735b0f26fc1c";

export default node;
