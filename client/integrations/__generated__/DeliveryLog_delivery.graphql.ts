/**
 * @generated SignedSource<<79200e00cc4a43a02c736731bf175a94>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookDeliveryStatus = "DELIVERED" | "FAILED" | "WAITING" | "%future added value";
export type WebhookEvent = "agreement_active" | "clip_card_low" | "event_registered" | "license_completed" | "task_awaiting_approval" | "user_created" | "%future added value";
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

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryLog_delivery",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextAttemptAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "httpStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "error",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "WebhookDelivery",
  "abstractKey": null
};

(node as any).hash = "75818f10fc109565a9dd35d0e1cfb777";

export default node;
