/**
 * @generated SignedSource<<07d6a1aa87f4d52a90e382da4df34b21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HourLedger_entry$data = {
  readonly description: string;
  readonly id: string;
  readonly loggedBy: string;
  readonly minutes: number;
  readonly reason: string | null | undefined;
  readonly task: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly workedOn: string;
  readonly " $fragmentType": "HourLedger_entry";
};
export type HourLedger_entry$key = {
  readonly " $data"?: HourLedger_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"HourLedger_entry">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "HourLedger_entry"
};

(node as any).hash = "4928f2da9d882cd827b30dd30e991658";

export default node;
