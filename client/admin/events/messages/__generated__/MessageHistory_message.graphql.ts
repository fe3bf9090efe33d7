/**
 * @generated SignedSource<<bb37eeede26271856297f9e401520282>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type EventMessageGroup = "REQUESTED" | "SEATED" | "WAITING" | "%future added value";
export type EventMessageState = "SENDING" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MessageHistory_message$data = {
  readonly authorName: string;
  readonly body: string;
  readonly createdAt: string;
  readonly failedCount: number;
  readonly groups: ReadonlyArray<EventMessageGroup>;
  readonly id: string;
  readonly recipientCount: number;
  readonly sentCount: number;
  readonly skippedCount: number;
  readonly state: EventMessageState;
  readonly subject: string;
  readonly " $fragmentType": "MessageHistory_message";
};
export type MessageHistory_message$key = {
  readonly " $data"?: MessageHistory_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageHistory_message">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "MessageHistory_message"
};

(node as any).hash = "6e0fe21306aba71fa36f1a39a252e872";

export default node;
