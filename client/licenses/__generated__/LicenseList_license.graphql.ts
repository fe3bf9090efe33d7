/**
 * @generated SignedSource<<d76b326e95043d260159ea2aaf5df116>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LicenseList_license$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeSeatsDialog_license" | "LicenseCard_license">;
  readonly " $fragmentType": "LicenseList_license";
};
export type LicenseList_license$key = {
  readonly " $data"?: LicenseList_license$data;
  readonly " $fragmentSpreads": FragmentRefs<"LicenseList_license">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LicenseList_license",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LicenseCard_license"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeSeatsDialog_license"
    }
  ],
  "type": "License",
  "abstractKey": null
};

(node as any).hash = "ee0511b0fc482d0f55a328c64f3c2959";

export default node;
