/**
 * @generated SignedSource<<7f28f5107945a438f50d26b5a94ba051>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Interval = "MONTHLY" | "YEARLY" | "%future added value";
export type Plan = "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InstallationTable_installation$data = {
  readonly contractTerm: number;
  readonly department: {
    readonly name: string;
  };
  readonly id: string;
  readonly licenseType: Plan;
  readonly paymentInterval: Interval;
  readonly subdomain: string;
  readonly zendeskApiKeyLast4: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationActions_installation">;
  readonly " $fragmentType": "InstallationTable_installation";
};
export type InstallationTable_installation$key = {
  readonly " $data"?: InstallationTable_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationTable_installation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "InstallationTable_installation"
};

(node as any).hash = "783e9098c4e6127f12881fe97452fc1a";

export default node;
