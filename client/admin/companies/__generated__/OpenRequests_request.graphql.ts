/**
 * @generated SignedSource<<55738ae8d5fc385d94399f0730092a23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type LicenseRequestStatus = "APPROVED" | "COMPLETED" | "PENDING" | "PROCESSING" | "REJECTED" | "%future added value";
export type Plan = "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OpenRequests_request$data = {
  readonly createdAt: string;
  readonly department: {
    readonly name: string;
  };
  readonly id: string;
  readonly installation: {
    readonly subdomain: string;
  };
  readonly licenseType: Plan;
  readonly requestedLicenses: number;
  readonly status: LicenseRequestStatus;
  readonly " $fragmentType": "OpenRequests_request";
};
export type OpenRequests_request$key = {
  readonly " $data"?: OpenRequests_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenRequests_request">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "OpenRequests_request"
};

(node as any).hash = "e3398317c84bbe666588e08b56bfbe8f";

export default node;
