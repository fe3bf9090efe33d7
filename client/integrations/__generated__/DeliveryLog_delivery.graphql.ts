/**
 * @generated SignedSource<<0a658c567ae73c0848a94b775a738f73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type WebhookDeliveryStatus = "DELIVERED" | "FAILED" | "WAITING" | "%future added value";
export type WebhookEvent = "agreement_active" | "clip_card_low" | "event_registered" | "license_completed" | "seats_changed" | "seats_exceeded" | "task_awaiting_approval" | "user_created" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryLog_delivery$data = {
  readonly answer: string | null | undefined;
  readonly attempts: number;
  readonly createdAt: string;
  readonly error: string | null | undefined;
  readonly httpStatus: number | null | undefined;
  readonly id: string;
  readonly nextAttemptAt: string;
  readonly status: WebhookDeliveryStatus;
  readonly type: WebhookEvent | null | undefined;
  readonly " $fragmentType": "DeliveryLog_delivery";
};
export type DeliveryLog_delivery$key = {
  readonly " $data"?: DeliveryLog_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryLog_delivery">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "DeliveryLog_delivery"
};

(node as any).hash = "f69ca3f4502aa5cecee14626150738cc";

export default node;
