/**
 * @generated SignedSource<<b53b54e58560299c63a5ca3a1d295f0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type WebhookDeliveryStatus = "DELIVERED" | "FAILED" | "WAITING" | "%future added value";
export type WebhookEvent = "access_request_changed" | "agreed_price_changed" | "agreement_active" | "clip_card_changed" | "clip_card_low" | "company_changed" | "department_changed" | "event_cancelled" | "event_registered" | "installation_changed" | "invitation_changed" | "invoice_changed" | "ledger_changed" | "license_changed" | "license_completed" | "license_request_changed" | "purchase_approval_changed" | "seats_changed" | "seats_exceeded" | "service_agreement_changed" | "task_awaiting_approval" | "task_changed" | "task_comment_changed" | "user_changed" | "user_created" | "%future added value";
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
