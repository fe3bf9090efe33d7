/**
 * @generated SignedSource<<904e456c57b4c4382e373d81c0818ecd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventFeedbackTable_feedback$data = {
  readonly changedAt: string;
  readonly comment: string | null | undefined;
  readonly company: string | null | undefined;
  readonly id: string;
  readonly name: string | null | undefined;
  readonly rating: number;
  readonly " $fragmentType": "EventFeedbackTable_feedback";
};
export type EventFeedbackTable_feedback$key = {
  readonly " $data"?: EventFeedbackTable_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventFeedbackTable_feedback">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "EventFeedbackTable_feedback"
};

(node as any).hash = "4dee81ac35ae0348983b5028265a0570";

export default node;
