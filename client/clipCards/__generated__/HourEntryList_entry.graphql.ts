/**
 * @generated SignedSource<<cc46984a95d6171ac61858f46fb031f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HourEntryList_entry$data = {
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
  readonly " $fragmentType": "HourEntryList_entry";
};
export type HourEntryList_entry$key = {
  readonly " $data"?: HourEntryList_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"HourEntryList_entry">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "HourEntryList_entry"
};

(node as any).hash = "0d0813ff05579156f4b31eba381b971a";

export default node;
