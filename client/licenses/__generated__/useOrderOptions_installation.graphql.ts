/**
 * @generated SignedSource<<c606ae6ff8961348a40617ef975a38ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Interval = "MONTHLY" | "YEARLY" | "%future added value";
export type Plan = "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useOrderOptions_installation$data = {
  readonly activeLicense: {
    readonly billedMonths: number;
    readonly billingInterval: Interval;
    readonly quantity: number;
    readonly validFrom: string;
    readonly validUntil: string;
  } | null | undefined;
  readonly contractTerm: number;
  readonly department: {
    readonly id: string;
  };
  readonly id: string;
  readonly licenseType: Plan;
  readonly orderedSeats: number;
  readonly paymentInterval: Interval;
  readonly subdomain: string;
  readonly " $fragmentType": "useOrderOptions_installation";
};
export type useOrderOptions_installation$key = {
  readonly " $data"?: useOrderOptions_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderOptions_installation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useOrderOptions_installation"
};

(node as any).hash = "486eb21e50280ca345afd1f14f199913";

export default node;
