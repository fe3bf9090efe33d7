/**
 * @generated SignedSource<<0e1ad5a0c8d51979af08760c7eac831a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminLicenseList_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CreateLicenseDialog_customer" | "EditLicenseDialog_customer">;
  readonly " $fragmentType": "AdminLicenseList_customer";
};
export type AdminLicenseList_customer$key = {
  readonly " $data"?: AdminLicenseList_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminLicenseList_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminLicenseList_customer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreateLicenseDialog_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditLicenseDialog_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "6f7835785217ee9168a556365ceaae62";

export default node;
