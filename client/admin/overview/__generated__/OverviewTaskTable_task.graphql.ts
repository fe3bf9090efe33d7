/**
 * @generated SignedSource<<0f8d6c5b41d2f32ab19a2867e3f6c15f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OverviewTaskTable_task$data = {
  readonly clipCard: {
    readonly department: {
      readonly customer: {
        readonly id: string;
        readonly name: string;
      };
      readonly name: string;
    };
  };
  readonly createdAt: string;
  readonly id: string;
  readonly name: string;
  readonly priority: number | null | undefined;
  readonly status: string;
  readonly " $fragmentType": "OverviewTaskTable_task";
};
export type OverviewTaskTable_task$key = {
  readonly " $data"?: OverviewTaskTable_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverviewTaskTable_task">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "OverviewTaskTable_task"
};

(node as any).hash = "f428cd3b3458249abdb537f686b97596";

export default node;
