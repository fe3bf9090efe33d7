/**
 * @generated SignedSource<<c9310796b3a939f93558f03ba1b64b04>>
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
  readonly orderedSeats: number;
  readonly pausedAt: string | null | undefined;
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

(node as any).hash = "f30bd774dbc71d12720c76d0ac0130ce";

export default node;
