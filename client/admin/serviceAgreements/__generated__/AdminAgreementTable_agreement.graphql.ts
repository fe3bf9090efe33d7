/**
 * @generated SignedSource<<882667a219dc1dedd05c759fc1585bc4>>
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

(node as any).hash = "269080991814ae023df8f3af43728ce0";

export default node;
