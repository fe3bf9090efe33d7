/**
 * @generated SignedSource<<fee6c6a718911e06ea1765697f919dc7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ClipCardStatus = "ACTIVE" | "CANCELLED" | "PENDING" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NewTaskDialog_card$data = {
  readonly department: {
    readonly name: string;
  };
  readonly hoursLeft: number;
  readonly id: string;
  readonly status: ClipCardStatus;
  readonly " $fragmentType": "NewTaskDialog_card";
};
export type NewTaskDialog_card$key = {
  readonly " $data"?: NewTaskDialog_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewTaskDialog_card">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "NewTaskDialog_card"
};

(node as any).hash = "4cdaa2cfc07663e951bb12b1ed9e7321";

export default node;
