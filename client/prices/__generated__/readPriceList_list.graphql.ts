/**
 * @generated SignedSource<<56734d5c5ab8662bc889ec2ea09ab255>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Plan = "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readPriceList_list$data = {
  readonly hourlyRate: number;
  readonly id: string;
  readonly licenseTiers: ReadonlyArray<{
    readonly price: number;
    readonly upTo: number | null | undefined;
  }>;
  readonly licenseYearlyDiscountPercent: number;
  readonly planPrices: ReadonlyArray<{
    readonly plan: Plan;
    readonly price: number;
  }>;
  readonly validFrom: string;
  readonly volumeDiscounts: ReadonlyArray<{
    readonly fromHours: number;
    readonly percent: number;
  }>;
  readonly yearlyDiscountPercent: number;
  readonly " $fragmentType": "readPriceList_list";
};
export type readPriceList_list$key = {
  readonly " $data"?: readPriceList_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"readPriceList_list">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readPriceList_list"
};

(node as any).hash = "993b3ec58eca99f05acc0279fae0fc8d";

export default node;
