/**
 * @generated SignedSource<<1bd5aed7388a01d8cff178149d73ca39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type TermsDocument = "CLIP_CARD" | "LICENSE" | "PRIVACY" | "SERVICE_AGREEMENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AcceptanceTable_acceptance$data = {
  readonly acceptedAt: string;
  readonly acceptedBy: string;
  readonly address: string | null | undefined;
  readonly description: string;
  readonly document: TermsDocument;
  readonly id: string;
  readonly termsVersion: string;
  readonly " $fragmentType": "AcceptanceTable_acceptance";
};
export type AcceptanceTable_acceptance$key = {
  readonly " $data"?: AcceptanceTable_acceptance$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcceptanceTable_acceptance">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "AcceptanceTable_acceptance"
};

(node as any).hash = "e90ab3fc84d426249fe62367a63a3999";

export default node;
