/**
 * @generated SignedSource<<cee721719362b3ab15ebfd785067dda5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type InvoiceKind = "CREDIT_NOTE" | "INVOICE" | "%future added value";
export type InvoiceStatus = "CREDITED" | "OPEN" | "OVERDUE" | "PAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceList_invoice$data = {
  readonly canPayNow: boolean;
  readonly createdAt: string;
  readonly credits: {
    readonly numberText: string;
  } | null | undefined;
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
  readonly payTo: {
    readonly bankAccount: string | null | undefined;
    readonly iban: string | null | undefined;
    readonly paymentLine: string | null | undefined;
    readonly reference: string;
  } | null | undefined;
  readonly status: InvoiceStatus;
  readonly " $fragmentType": "InvoiceList_invoice";
};
export type InvoiceList_invoice$key = {
  readonly " $data"?: InvoiceList_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceList_invoice">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "InvoiceList_invoice"
};

(node as any).hash = "8ffcaec40ac8c102ee6e8a592c377125";

export default node;
