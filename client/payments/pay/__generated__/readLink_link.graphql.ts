/**
 * @generated SignedSource<<e73774232776eecbf01c7fe6afcabc47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentLinkState = "CANCELLED" | "EXPIRED" | "INVALID" | "OPEN" | "PAID" | "PROCESSING" | "STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readLink_link$data = {
  readonly card: {
    readonly brand: string;
    readonly expMonth: number;
    readonly expYear: number;
    readonly last4: string;
  } | null | undefined;
  readonly companyName: string | null | undefined;
  readonly description: string | null | undefined;
  readonly failureMessage: string | null | undefined;
  readonly gross: number | null | undefined;
  readonly periodFrom: string | null | undefined;
  readonly periodTo: string | null | undefined;
  readonly publishableKey: string | null | undefined;
  readonly scriptUrl: string | null | undefined;
  readonly state: PaymentLinkState;
  readonly " $fragmentType": "readLink_link";
};
export type readLink_link$key = {
  readonly " $data"?: readLink_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"readLink_link">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readLink_link"
};

(node as any).hash = "532f2b649f4333452f88fd87aa5e196d";

export default node;
