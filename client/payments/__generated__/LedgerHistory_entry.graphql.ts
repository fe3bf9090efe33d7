/**
 * @generated SignedSource<<64d2a698e62e370bbf6eada5a2d04f3f>>
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

(node as any).hash = "ac77264790be269ac1c86523c8e31862";

export default node;
