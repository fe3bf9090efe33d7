/**
 * @generated SignedSource<<2eedf4b1559ff6e446b9156c510f352e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useDepartmentChanges_department$data = {
  readonly billingEmail: string | null | undefined;
  readonly cardInfo: {
    readonly brand: string;
    readonly expMonth: number;
    readonly expYear: number;
    readonly last4: string;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly paymentMethod: PaymentMethod | null | undefined;
  readonly " $fragmentType": "useDepartmentChanges_department";
};
export type useDepartmentChanges_department$key = {
  readonly " $data"?: useDepartmentChanges_department$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDepartmentChanges_department">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useDepartmentChanges_department"
};

(node as any).hash = "cbb39307ea524ab1a1f27bc04dde2b4a";

export default node;
