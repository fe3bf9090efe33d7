/**
 * @generated SignedSource<<06f2341768adb0b20a8637bf8a266638>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Interval = "MONTHLY" | "YEARLY" | "%future added value";
export type LicenseStatus = "ACTIVE" | "EXPIRED" | "PENDING" | "%future added value";
export type Plan = "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdminLicenseList_license$data = {
  readonly billingInterval: Interval;
  readonly contractTerm: number;
  readonly id: string;
  readonly installation: {
    readonly subdomain: string;
  };
  readonly quantity: number;
  readonly status: LicenseStatus;
  readonly type: Plan;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteLicenseDialog_license" | "EditLicenseDialog_license">;
  readonly " $fragmentType": "AdminLicenseList_license";
};
export type AdminLicenseList_license$key = {
  readonly " $data"?: AdminLicenseList_license$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminLicenseList_license">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "AdminLicenseList_license"
};

(node as any).hash = "299e6fe53d24bdc023c1f5a3b63b9a4f";

export default node;
