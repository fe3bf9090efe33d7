/**
 * @generated SignedSource<<815c1d723a0383881cbd3097731c087a>>
 * @relayHash 2ec512c5e8078dc801303308c0a32e35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b37a2b91cfb70742cf3e89979158b45e8b65ecc24584103f45453fafb26a6167

import type { ConcreteRequest } from 'relay-runtime';
export type WebhookDeliveryStatus = "DELIVERED" | "FAILED" | "WAITING" | "%future added value";
export type WebhookEvent = "agreement_active" | "clip_card_low" | "event_registered" | "license_completed" | "task_awaiting_approval" | "user_created" | "%future added value";
export type DeliveryLogSubscription$variables = Record<PropertyKey, never>;
export type DeliveryLogSubscription$data = {
  readonly webhookDeliveryChanged: {
    readonly edge: {
      readonly cursor: string;
      readonly node: {
        readonly answer: string | null | undefined;
        readonly attempts: number;
        readonly createdAt: string;
        readonly error: string | null | undefined;
        readonly httpStatus: number | null | undefined;
        readonly id: string;
        readonly instanceId: string;
        readonly nextAttemptAt: string;
        readonly status: WebhookDeliveryStatus;
        readonly type: WebhookEvent | null | undefined;
      };
    } | null | undefined;
  };
};
export type DeliveryLogSubscription = {
  response: DeliveryLogSubscription$data;
  variables: DeliveryLogSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "WebhookDeliveryChange",
    "kind": "LinkedField",
    "name": "webhookDeliveryChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WebhookDeliveryEdge",
        "kind": "LinkedField",
        "name": "edge",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cursor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WebhookDelivery",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "instanceId",
                "storageKey": null
              },
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
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DeliveryLogSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DeliveryLogSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b37a2b91cfb70742cf3e89979158b45e8b65ecc24584103f45453fafb26a6167",
    "metadata": {},
    "name": "DeliveryLogSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "24c881f28044a0e1005f246b427d7db4";

export default node;
