/**
 * @generated SignedSource<<3f14f14a98f4c4dab3dd9741a6e1e5c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "%future added value";
export type ServiceAgreementStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type usePurchaseDepartments_department$data = {
  readonly activeLicenseCount: number;
  readonly cardInfo: {
    readonly brand: string;
    readonly expMonth: number;
    readonly expYear: number;
    readonly last4: string;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly openServiceAgreement: {
    readonly endDate: string;
    readonly status: ServiceAgreementStatus;
  } | null | undefined;
  readonly paymentMethod: PaymentMethod | null | undefined;
  readonly " $fragmentType": "usePurchaseDepartments_department";
};
export type usePurchaseDepartments_department$key = {
  readonly " $data"?: usePurchaseDepartments_department$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePurchaseDepartments_department">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "usePurchaseDepartments_department"
};

(node as any).hash = "9a55b27f93d394779672a978d91983e6";

export default node;
