/**
 * @generated SignedSource<<38efb6b723f1e825eaa9378baa837829>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyLicenses_customer$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyPrices_customer" | "CompanySeatFigures_customer" | "LicenseFigures_customer" | "LicenseList_customer" | "LicenseRequestTable_customer">;
  readonly " $fragmentType": "CompanyLicenses_customer";
};
export type CompanyLicenses_customer$key = {
  readonly " $data"?: CompanyLicenses_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyLicenses_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "departmentId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "statuses"
    }
  ],
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
      "name": "CompanySeatFigures_customer"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "departmentId",
          "variableName": "departmentId"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        },
        {
          "kind": "Variable",
          "name": "statuses",
          "variableName": "statuses"
        }
      ],
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

(node as any).hash = "372c4225030327d318b1faddd1b522d5";

export default node;
