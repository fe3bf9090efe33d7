/**
 * @generated SignedSource<<b3d4de2b5b2909f619ebfb2f7a90ce7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type WebhookDeliveryStatus = "DELIVERED" | "FAILED" | "WAITING" | "%future added value";
export type WebhookEvent = "ACCESS_REQUEST_CHANGED" | "AGREED_PRICE_CHANGED" | "AGREEMENT_ACTIVE" | "CLIP_CARD_CHANGED" | "CLIP_CARD_LOW" | "COMPANY_CHANGED" | "DEPARTMENT_CHANGED" | "EVENT_CANCELLED" | "EVENT_REGISTERED" | "INSTALLATION_CHANGED" | "INVITATION_CHANGED" | "INVOICE_CHANGED" | "LEDGER_CHANGED" | "LICENSE_CHANGED" | "LICENSE_COMPLETED" | "LICENSE_REQUEST_CHANGED" | "PURCHASE_APPROVAL_CHANGED" | "SEATS_CHANGED" | "SEATS_EXCEEDED" | "SERVICE_AGREEMENT_CHANGED" | "TASK_AWAITING_APPROVAL" | "TASK_CHANGED" | "TASK_COMMENT_CHANGED" | "USER_CHANGED" | "USER_CREATED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryLog_delivery$data = {
  readonly answer: string | null | undefined;
  readonly attempts: number;
  readonly createdAt: string;
  readonly error: string | null | undefined;
  readonly event: WebhookEvent | null | undefined;
  readonly httpStatus: number | null | undefined;
  readonly id: string;
  readonly nextAttemptAt: string;
  readonly status: WebhookDeliveryStatus;
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

(node as any).hash = "d7e161943c30c06fb94e443ad732d6ff";

export default node;
