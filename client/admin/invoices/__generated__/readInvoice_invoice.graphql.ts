/**
 * @generated SignedSource<<ad8dc3bb18f954fc2950ff40cd926094>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BookingDifference = "CREDITED_THERE" | "DELETED_THERE" | "LESS_MISSING_THERE" | "MORE_MISSING_THERE" | "%future added value";
export type BookingState = "BOOKED" | "WAITING" | "%future added value";
export type InvoiceKind = "CREDIT_NOTE" | "INVOICE" | "%future added value";
export type InvoiceStatus = "CREDITED" | "OPEN" | "OVERDUE" | "PAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readInvoice_invoice$data = {
  readonly booking: {
    readonly difference: BookingDifference | null | undefined;
    readonly problem: string | null | undefined;
    readonly state: BookingState;
  } | null | undefined;
  readonly createdAt: string;
  readonly customer: {
    readonly id: string;
    readonly name: string;
  };
  readonly daysOverdue: number;
  readonly department: {
    readonly name: string;
  };
  readonly dueOn: string | null | undefined;
  readonly gross: number;
  readonly id: string;
  readonly issuedOn: string;
  readonly kind: InvoiceKind;
  readonly numberText: string;
  readonly open: number;
  readonly status: InvoiceStatus;
  readonly version: number;
  readonly " $fragmentType": "readInvoice_invoice";
};
export type readInvoice_invoice$key = {
  readonly " $data"?: readInvoice_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"readInvoice_invoice">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readInvoice_invoice"
};

(node as any).hash = "122117d43aeed459162e7618624ed05b";

export default node;
