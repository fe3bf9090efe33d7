/**
 * @generated SignedSource<<d834db140c888bf22af564ab83c6e05b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditLicenseDialog_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"LicenseFields_customer">;
  readonly " $fragmentType": "EditLicenseDialog_customer";
};
export type EditLicenseDialog_customer$key = {
  readonly " $data"?: EditLicenseDialog_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditLicenseDialog_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditLicenseDialog_customer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LicenseFields_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "b18f3feb7a11534ccf77e102694975dd";

export default node;
