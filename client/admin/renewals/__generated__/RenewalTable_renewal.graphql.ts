/**
 * @generated SignedSource<<c899c573baca284d6c92029893b2ea4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RenewalKind = "LICENSE" | "SERVICE_AGREEMENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RenewalTable_renewal$data = {
  readonly customer: {
    readonly id: string;
    readonly name: string;
  };
  readonly decision: string | null | undefined;
  readonly decisionDate: string;
  readonly endDate: string;
  readonly id: string;
  readonly kind: RenewalKind;
  readonly note: string | null | undefined;
  readonly owner: {
    readonly avatar: string | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly quantity: number;
  readonly seatAdvice: {
    readonly bought: number;
    readonly inUse: number;
    readonly title: string;
  } | null | undefined;
  readonly snoozedUntil: string | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"DecideRenewalDialog_renewal" | "EditRenewalDialog_renewal">;
  readonly " $fragmentType": "RenewalTable_renewal";
};
export type RenewalTable_renewal$key = {
  readonly " $data"?: RenewalTable_renewal$data;
  readonly " $fragmentSpreads": FragmentRefs<"RenewalTable_renewal">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "RenewalTable_renewal"
};

(node as any).hash = "6a3bf7f9cae6493cf3f20084373750d2";

export default node;
