/**
 * @generated SignedSource<<c70ab9e7af7512d6326f20f28e3743ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ClipCardStatus = "ACTIVE" | "CANCELLED" | "PENDING" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdminClipCardTable_card$data = {
  readonly createdAt: string;
  readonly department: {
    readonly customer: {
      readonly id: string;
      readonly name: string;
    };
    readonly name: string;
  };
  readonly discount: number;
  readonly expiresOn: string | null | undefined;
  readonly hours: number;
  readonly hoursLeft: number;
  readonly hoursOver: number;
  readonly hoursUsed: number;
  readonly id: string;
  readonly price: number;
  readonly status: ClipCardStatus;
  readonly user: {
    readonly email: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteClipCardDialog_card" | "EditClipCardDialog_card" | "LogHoursDialog_card">;
  readonly " $fragmentType": "AdminClipCardTable_card";
};
export type AdminClipCardTable_card$key = {
  readonly " $data"?: AdminClipCardTable_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminClipCardTable_card">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "AdminClipCardTable_card"
};

(node as any).hash = "c307358166972b8f96859f95206d4b65";

export default node;
