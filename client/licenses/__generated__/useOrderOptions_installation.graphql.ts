/**
 * @generated SignedSource<<a80f1a1e325d896c4169360d13035c8f>>
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
  readonly contractTerm: number;
  readonly department: {
    readonly id: string;
  };
  readonly id: string;
  readonly licenseType: Plan;
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

(node as any).hash = "ef6cdcb5fd5025154fdf026c9a5ea0ae";

export default node;
