/**
 * @generated SignedSource<<761c7f3b80c86d582564e3ebd89528c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DepartmentBalances_department$data = {
  readonly balance: number;
  readonly id: string;
  readonly name: string;
  readonly paymentMethod: PaymentMethod | null | undefined;
  readonly " $fragmentType": "DepartmentBalances_department";
};
export type DepartmentBalances_department$key = {
  readonly " $data"?: DepartmentBalances_department$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepartmentBalances_department">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "DepartmentBalances_department"
};

(node as any).hash = "c84bf64d8ffbcddc38ae67ce2c6b2dff";

export default node;
