/**
 * @generated SignedSource<<c5ab1ee3151f52cc472f4b1f4b9c5b1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type LicenseRequestStatus = "APPROVED" | "COMPLETED" | "PENDING" | "PROCESSING" | "REJECTED" | "%future added value";
export type Plan = "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LicenseRequestTable_request$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly installation: {
    readonly activeLicense: {
      readonly id: string;
      readonly orderedSeats: number;
    } | null | undefined;
    readonly orderedSeats: number;
    readonly subdomain: string;
  };
  readonly licenseType: Plan;
  readonly price: number | null | undefined;
  readonly requestedLicenses: number;
  readonly status: LicenseRequestStatus;
  readonly user: {
    readonly email: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CancelRequest_request">;
  readonly " $fragmentType": "LicenseRequestTable_request";
};
export type LicenseRequestTable_request$key = {
  readonly " $data"?: LicenseRequestTable_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"LicenseRequestTable_request">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "LicenseRequestTable_request"
};

(node as any).hash = "e45f7f3dfc1928568af0196802a37652";

export default node;
