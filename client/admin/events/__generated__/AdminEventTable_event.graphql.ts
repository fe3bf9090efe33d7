/**
 * @generated SignedSource<<cbec03c6c8ec0979d2baef145089b549>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "COMPLETED" | "DRAFT" | "PUBLISHED" | "%future added value";
export type EventType = "CONFERENCE" | "DEMO" | "MEETUP" | "QANDA" | "SEMINAR" | "TRAINING" | "WEBINAR" | "WORKSHOP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdminEventTable_event$data = {
  readonly capacity: number | null | undefined;
  readonly date: string;
  readonly endTime: string;
  readonly id: string;
  readonly isListed: boolean;
  readonly isOnline: boolean;
  readonly isPublic: boolean;
  readonly location: string | null | undefined;
  readonly meetingLink: string | null | undefined;
  readonly price: number | null | undefined;
  readonly publicLink: string | null | undefined;
  readonly registrationCount: number;
  readonly startTime: string;
  readonly status: EventStatus;
  readonly title: string;
  readonly type: EventType;
  readonly waitingCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteEventDialog_event" | "EditEventDialog_event">;
  readonly " $fragmentType": "AdminEventTable_event";
};
export type AdminEventTable_event$key = {
  readonly " $data"?: AdminEventTable_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminEventTable_event">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "AdminEventTable_event"
};

(node as any).hash = "8e9db3e2a4970d41d0b467e59fd3b8f1";

export default node;
