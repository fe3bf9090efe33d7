/**
 * @generated SignedSource<<6c4edc8f976bc9bc8627a0a7d4a18cca>>
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
  readonly canPayNow: boolean;
  readonly createdAt: string;
  readonly description: string;
  readonly failedAttempts: number;
  readonly failureMessage: string | null | undefined;
  readonly gross: number;
  readonly id: string;
  readonly method: PaymentMethod;
  readonly net: number;
  readonly nextRetryAt: string | null | undefined;
  readonly periodFrom: string | null | undefined;
  readonly periodTo: string | null | undefined;
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

(node as any).hash = "14b071e97a331174c9904223f92c162e";

export default node;
