/**
 * @generated SignedSource<<03f06d095c832e89c4d667a2e9e5203e>>
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

(node as any).hash = "1255e735c16b7ddba85857654dfb6a01";

export default node;
