/**
 * @generated SignedSource<<300857dcf702f84c4c3b742321e7f2be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyLicenses_customer$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyPrices_customer" | "LicenseFigures_customer" | "LicenseList_customer" | "LicenseRequestTable_customer">;
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
      "name": "CompanyPrices_customer"
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

(node as any).hash = "b068a86232852450a98ede7e2e061d8c";

export default node;
