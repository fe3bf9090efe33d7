/**
 * @generated SignedSource<<866daacc474b33f996ec1d4ee9d57b21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "COMPLETED" | "DRAFT" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventList_event$data = {
  readonly date: string;
  readonly endTime: string;
  readonly id: string;
  readonly startTime: string;
  readonly status: EventStatus;
  readonly " $fragmentSpreads": FragmentRefs<"EventCard_event">;
  readonly " $fragmentType": "EventList_event";
};
export type EventList_event$key = {
  readonly " $data"?: EventList_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventList_event">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "EventList_event"
};

(node as any).hash = "5e92f43a1d5f02d9ec6c53300231b76f";

export default node;
