/**
 * @generated SignedSource<<bce2739557b2afdfd31c8f4b2fe2bf4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ConnectionFault = "ACCESS_EXPIRED" | "ACCESS_WITHDRAWN" | "CLIENT_REJECTED" | "KEY_REJECTED" | "RENEWAL_LOST" | "%future added value";
export type Interval = "MONTHLY" | "YEARLY" | "%future added value";
export type Plan = "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "%future added value";
export type ZendeskConnection = "BROKEN" | "KEY" | "NONE" | "OAUTH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InstallationTable_installation$data = {
  readonly connection: ZendeskConnection;
  readonly connectionFault: ConnectionFault | null | undefined;
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

(node as any).hash = "789fb85970f4118f547e171caef4c564";

export default node;
