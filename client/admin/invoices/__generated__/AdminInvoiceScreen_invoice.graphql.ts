/**
 * @generated SignedSource<<6ec0ce115bfa5ff6514785772ed13025>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type InvoiceKind = "CREDIT_NOTE" | "INVOICE" | "%future added value";
export type InvoiceStatus = "CREDITED" | "OPEN" | "OVERDUE" | "PAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdminInvoiceScreen_invoice$data = {
  readonly customer: {
    readonly id: string;
  };
  readonly daysOverdue: number;
  readonly gross: number;
  readonly kind: InvoiceKind;
  readonly numberText: string;
  readonly open: number;
  readonly status: InvoiceStatus;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceActions_invoice" | "InvoiceBooking_invoice" | "InvoiceCredits_invoice" | "InvoiceFacts_invoice" | "InvoiceLines_invoice" | "InvoiceMails_invoice" | "InvoicePayments_invoice" | "InvoiceReminders_invoice">;
  readonly " $fragmentType": "AdminInvoiceScreen_invoice";
};
export type AdminInvoiceScreen_invoice$key = {
  readonly " $data"?: AdminInvoiceScreen_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminInvoiceScreen_invoice">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "AdminInvoiceScreen_invoice"
};

(node as any).hash = "12c7f2d732a60a4b558838392108cdf9";

export default node;
