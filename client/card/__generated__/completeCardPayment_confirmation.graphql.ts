/**
 * @generated SignedSource<<b660a1ca70ef6d98d5523ff1c8b203d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type completeCardPayment_confirmation$data = {
  readonly clientSecret: string;
  readonly paymentMethodId: string;
  readonly publishableKey: string;
  readonly scriptUrl: string | null | undefined;
  readonly " $fragmentType": "completeCardPayment_confirmation";
};
export type completeCardPayment_confirmation$key = {
  readonly " $data"?: completeCardPayment_confirmation$data;
  readonly " $fragmentSpreads": FragmentRefs<"completeCardPayment_confirmation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "completeCardPayment_confirmation"
};

(node as any).hash = "1949a87b399004c87675a4377d06610c";

export default node;
