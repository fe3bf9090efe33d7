/**
 * @generated SignedSource<<402494be710933abed147d8d82fcaccd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Interval = "MONTHLY" | "YEARLY" | "%future added value";
export type ServiceAgreementStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdminAgreementTable_agreement$data = {
  readonly createdAt: string;
  readonly department: {
    readonly customer: {
      readonly id: string;
      readonly name: string;
    };
    readonly name: string;
  };
  readonly duration: number;
  readonly endDate: string;
  readonly id: string;
  readonly licenseCount: number;
  readonly licensePrice: number;
  readonly pausedAt: string | null | undefined;
  readonly paymentInterval: Interval;
  readonly startDate: string;
  readonly status: ServiceAgreementStatus;
  readonly yearlyDiscountPercent: number;
  readonly " $fragmentSpreads": FragmentRefs<"ActivateAgreement_agreement" | "DeleteAgreementDialog_agreement" | "EditAgreementDialog_agreement" | "LogWorkDialog_agreement">;
  readonly " $fragmentType": "AdminAgreementTable_agreement";
};
export type AdminAgreementTable_agreement$key = {
  readonly " $data"?: AdminAgreementTable_agreement$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminAgreementTable_agreement">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "AdminAgreementTable_agreement"
};

(node as any).hash = "721d770c07c08a0b5e6a0596d07a7433";

export default node;
