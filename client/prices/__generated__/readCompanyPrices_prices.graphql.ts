/**
 * @generated SignedSource<<e0776fac00272cd874df094de7f3cd63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PriceItem = "HOURLY_RATE" | "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "SERVICE_AGREEMENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readCompanyPrices_prices$data = {
  readonly agreedPrices: ReadonlyArray<{
    readonly item: PriceItem;
    readonly validUntil: string | null | undefined;
  }>;
  readonly priceList: {
    readonly " $fragmentSpreads": FragmentRefs<"readPriceList_list">;
  };
  readonly standardPriceList: {
    readonly " $fragmentSpreads": FragmentRefs<"readPriceList_list">;
  };
  readonly " $fragmentType": "readCompanyPrices_prices";
};
export type readCompanyPrices_prices$key = {
  readonly " $data"?: readCompanyPrices_prices$data;
  readonly " $fragmentSpreads": FragmentRefs<"readCompanyPrices_prices">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readCompanyPrices_prices"
};

(node as any).hash = "26e39337b3110bdd31668b1220c3deb8";

export default node;
