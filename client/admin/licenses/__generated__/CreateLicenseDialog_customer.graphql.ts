/**
 * @generated SignedSource<<bf6cf52981192ea2ddc7573987363d55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateLicenseDialog_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"LicenseFields_customer">;
  readonly " $fragmentType": "CreateLicenseDialog_customer";
};
export type CreateLicenseDialog_customer$key = {
  readonly " $data"?: CreateLicenseDialog_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateLicenseDialog_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreateLicenseDialog_customer",
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

(node as any).hash = "23ea0c45ecaa904a518c78b4762a3c05";

export default node;
