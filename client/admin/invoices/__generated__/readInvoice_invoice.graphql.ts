/**
 * @generated SignedSource<<1fb27bf72840ca1fcba3c6aebe3c1ef0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type InvoiceKind = "CREDIT_NOTE" | "INVOICE" | "%future added value";
export type InvoiceStatus = "CREDITED" | "OPEN" | "OVERDUE" | "PAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readInvoice_invoice$data = {
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

(node as any).hash = "a113e985c0aa5e806ad24540e477c988";

export default node;
