/**
 * @generated SignedSource<<335a395dc94f894095b8165ae86c3838>>
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
  readonly " $fragmentSpreads": FragmentRefs<"LicenseCard_license">;
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
    }
  ],
  "type": "License",
  "abstractKey": null
};

(node as any).hash = "d9fe0b11c546485aad5856ba69899fc2";

export default node;
