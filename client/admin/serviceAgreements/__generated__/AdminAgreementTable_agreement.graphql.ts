/**
 * @generated SignedSource<<db27a089bddc1c0d67d2072ea9756918>>
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

(node as any).hash = "9f2d1b186f06eb2e6f417535043a57d8";

export default node;
