/**
 * @generated SignedSource<<59cdc22716b9b10ea41fedb1a00b29d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "%future added value";
export type PaymentStatus = "CANCELLED" | "FAILED" | "PAID" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LedgerHistory_entry$data = {
  readonly createdAt: string;
  readonly description: string;
  readonly failureMessage: string | null | undefined;
  readonly gross: number;
  readonly id: string;
  readonly method: PaymentMethod;
  readonly net: number;
  readonly settledAt: string | null | undefined;
  readonly status: PaymentStatus;
  readonly vat: number;
  readonly " $fragmentType": "LedgerHistory_entry";
};
export type LedgerHistory_entry$key = {
  readonly " $data"?: LedgerHistory_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"LedgerHistory_entry">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "LedgerHistory_entry"
};

(node as any).hash = "8a2cca3212fd1290487f128c03dab051";

export default node;
