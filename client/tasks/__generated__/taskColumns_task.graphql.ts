/**
 * @generated SignedSource<<305e5d505d2f2691a59b58dfbcd3061c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type taskColumns_task$data = {
  readonly assignees: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly clipCard: {
    readonly department: {
      readonly name: string;
    };
  };
  readonly color: string;
  readonly dueAt: string | null | undefined;
  readonly estimateMinutes: number | null | undefined;
  readonly id: string;
  readonly isNew: boolean;
  readonly minutesSpent: number;
  readonly name: string;
  readonly status: string;
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"DueDate_task" | "useShortage_task">;
  readonly " $fragmentType": "taskColumns_task";
};
export type taskColumns_task$key = {
  readonly " $data"?: taskColumns_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"taskColumns_task">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "taskColumns_task"
};

(node as any).hash = "6c827749749df7bcb2936be1a79546bb";

export default node;
