/**
 * @generated SignedSource<<4125f96bc6d6d479506ae7273aa016dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type LicenseStatus = "ACTIVE" | "EXPIRED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LicenseGroups_license$data = {
  readonly id: string;
  readonly installation: {
    readonly department: {
      readonly id: string;
      readonly name: string;
    };
    readonly id: string;
    readonly subdomain: string;
  };
  readonly quantity: number;
  readonly status: LicenseStatus;
  readonly " $fragmentSpreads": FragmentRefs<"LicenseCard_license">;
  readonly " $fragmentType": "LicenseGroups_license";
};
export type LicenseGroups_license$key = {
  readonly " $data"?: LicenseGroups_license$data;
  readonly " $fragmentSpreads": FragmentRefs<"LicenseGroups_license">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "LicenseGroups_license"
};

(node as any).hash = "71f917ac9e88adcfd267962e94f7a5bb";

export default node;
