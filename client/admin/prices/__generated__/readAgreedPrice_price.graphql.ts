/**
 * @generated SignedSource<<4f32aca40623bc0e2fc9a0ff9270a675>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PriceItem = "HOURLY_RATE" | "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "SERVICE_AGREEMENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readAgreedPrice_price$data = {
  readonly createdAt: string;
  readonly createdBy: string | null | undefined;
  readonly discountPercent: number | null | undefined;
  readonly id: string;
  readonly item: PriceItem;
  readonly note: string | null | undefined;
  readonly price: number | null | undefined;
  readonly validFrom: string;
  readonly validUntil: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "readAgreedPrice_price";
};
export type readAgreedPrice_price$key = {
  readonly " $data"?: readAgreedPrice_price$data;
  readonly " $fragmentSpreads": FragmentRefs<"readAgreedPrice_price">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readAgreedPrice_price"
};

(node as any).hash = "554defebc2e23827bef0811afa724c65";

export default node;
