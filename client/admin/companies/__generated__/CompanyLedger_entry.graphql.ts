/**
 * @generated SignedSource<<a392999a778085990f4c91da8cb295cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type InvoiceKind = "CREDIT_NOTE" | "INVOICE" | "%future added value";
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "%future added value";
export type PaymentStatus = "CANCELLED" | "FAILED" | "PAID" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CompanyLedger_entry$data = {
  readonly createdAt: string;
  readonly department: {
    readonly id: string;
    readonly name: string;
  };
  readonly description: string;
  readonly failedAttempts: number;
  readonly failureMessage: string | null | undefined;
  readonly gross: number;
  readonly id: string;
  readonly invoice: {
    readonly id: string;
    readonly kind: InvoiceKind;
    readonly numberText: string;
  } | null | undefined;
  readonly invoiceDraftedAt: string | null | undefined;
  readonly markedPaidBy: string | null | undefined;
  readonly method: PaymentMethod;
  readonly net: number;
  readonly nextRetryAt: string | null | undefined;
  readonly periodFrom: string | null | undefined;
  readonly periodTo: string | null | undefined;
  readonly settledAt: string | null | undefined;
  readonly status: PaymentStatus;
  readonly vat: number;
  readonly " $fragmentType": "CompanyLedger_entry";
};
export type CompanyLedger_entry$key = {
  readonly " $data"?: CompanyLedger_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyLedger_entry">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CompanyLedger_entry"
};

(node as any).hash = "9a1f54c1666c61b779729032eb2cde6a";

export default node;
