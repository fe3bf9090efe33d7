/**
 * @generated SignedSource<<113116be0283c4d577966b26faf4c4fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
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

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "LicenseList_license"
};

(node as any).hash = "77edcd333d563f8b8dc2953f6e143c52";

export default node;
