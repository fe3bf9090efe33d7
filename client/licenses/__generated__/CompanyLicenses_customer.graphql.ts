/**
 * @generated SignedSource<<56795a0f3a18140d711be24942a3a265>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyLicenses_customer$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"LicenseFigures_customer" | "LicenseList_customer" | "LicenseRequestTable_customer">;
  readonly " $fragmentType": "CompanyLicenses_customer";
};
export type CompanyLicenses_customer$key = {
  readonly " $data"?: CompanyLicenses_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyLicenses_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyLicenses_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LicenseFigures_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LicenseList_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LicenseRequestTable_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "f4ffe55649889df23417637797327d6e";

export default node;
