/**
 * @generated SignedSource<<2fd68b9507e6aa61ac2487e4b9f94a95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useBuyDepartments_department$data = {
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
  readonly " $fragmentType": "useBuyDepartments_department";
};
export type useBuyDepartments_department$key = {
  readonly " $data"?: useBuyDepartments_department$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBuyDepartments_department">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useBuyDepartments_department"
};

(node as any).hash = "204c177c51376c0ba53b9b2458c2a1e1";

export default node;
