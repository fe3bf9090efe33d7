/**
 * @generated SignedSource<<866b0c1ab4968ee72a078878c54d635f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type HourType = "OTHER" | "TASK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HourEntryTable_entry$data = {
  readonly clipCard: {
    readonly department: {
      readonly name: string;
    };
  };
  readonly description: string;
  readonly id: string;
  readonly loggedBy: string;
  readonly minutes: number;
  readonly reason: string | null | undefined;
  readonly task: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly type: HourType;
  readonly workedOn: string;
  readonly " $fragmentType": "HourEntryTable_entry";
};
export type HourEntryTable_entry$key = {
  readonly " $data"?: HourEntryTable_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"HourEntryTable_entry">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "HourEntryTable_entry"
};

(node as any).hash = "85afaf6c8982cbce1aa48df58aedaf47";

export default node;
