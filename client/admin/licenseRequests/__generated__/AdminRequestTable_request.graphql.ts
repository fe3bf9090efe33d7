/**
 * @generated SignedSource<<393bee6a32eebac67fab194cc8e936cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type LicenseRequestStatus = "APPROVED" | "COMPLETED" | "PENDING" | "PROCESSING" | "REJECTED" | "%future added value";
export type Plan = "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdminRequestTable_request$data = {
  readonly approvedAt: string | null | undefined;
  readonly createdAt: string;
  readonly department: {
    readonly customer: {
      readonly id: string;
      readonly name: string;
    };
    readonly name: string;
  };
  readonly id: string;
  readonly installation: {
    readonly subdomain: string;
  };
  readonly licenseType: Plan;
  readonly price: number | null | undefined;
  readonly requestedLicenses: number;
  readonly status: LicenseRequestStatus;
  readonly user: {
    readonly email: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"UpdateRequestDialog_request">;
  readonly " $fragmentType": "AdminRequestTable_request";
};
export type AdminRequestTable_request$key = {
  readonly " $data"?: AdminRequestTable_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminRequestTable_request">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "AdminRequestTable_request"
};

(node as any).hash = "a6ee5dd37115d36d85736e75da8f10e8";

export default node;
