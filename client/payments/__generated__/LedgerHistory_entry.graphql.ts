/**
 * @generated SignedSource<<39491a5a26c7ad0b76410201b4e39429>>
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

(node as any).hash = "c992dfe7a3e49b8a4839bef9854e579c";

export default node;
