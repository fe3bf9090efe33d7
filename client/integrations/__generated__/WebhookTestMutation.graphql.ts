/**
 * @generated SignedSource<<1c5c049abd06b6b89a3657aab2b0bccd>>
 * @relayHash 61f4643531cf0c44491a6396b0c64e67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af2181dea2b72b7393100998cdbd591d6bf340b35057cd1200f6733d76604025

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhookEvent = "ACCESS_REQUEST_CHANGED" | "AGREED_PRICE_CHANGED" | "AGREEMENT_ACTIVE" | "CLIP_CARD_CHANGED" | "CLIP_CARD_LOW" | "COMPANY_CHANGED" | "DEPARTMENT_CHANGED" | "EVENT_CANCELLED" | "EVENT_REGISTERED" | "INSTALLATION_CHANGED" | "INVITATION_CHANGED" | "INVOICE_CHANGED" | "LEDGER_CHANGED" | "LICENSE_CHANGED" | "LICENSE_COMPLETED" | "LICENSE_REQUEST_CHANGED" | "PURCHASE_APPROVAL_CHANGED" | "SEATS_CHANGED" | "SEATS_EXCEEDED" | "SERVICE_AGREEMENT_CHANGED" | "TASK_AWAITING_APPROVAL" | "TASK_CHANGED" | "TASK_COMMENT_CHANGED" | "USER_CHANGED" | "USER_CREATED" | "%future added value";
export type WebhookTestMutation$variables = {
  connections: ReadonlyArray<string>;
  event?: WebhookEvent | null | undefined;
  installationId: string;
};
export type WebhookTestMutation$data = {
  readonly sendTestWebhook: {
    readonly edge: {
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"DeliveryLog_delivery">;
      };
    } | null | undefined;
  };
};
export type WebhookTestMutation = {
  response: WebhookTestMutation$data;
  variables: WebhookTestMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "event"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "installationId"
},
v3 = [
  {
    "kind": "Variable",
    "name": "event",
    "variableName": "event"
  },
  {
    "kind": "Variable",
    "name": "installationId",
    "variableName": "installationId"
  }
],
v4 = [
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
    "name": "event",
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
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "WebhookTestMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "WebhookDeliveryChange",
        "kind": "LinkedField",
        "name": "sendTestWebhook",
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
                "concreteType": "WebhookDelivery",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "DeliveryLog_delivery",
                    "selections": (v4/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
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
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WebhookTestMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "WebhookDeliveryChange",
        "kind": "LinkedField",
        "name": "sendTestWebhook",
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
                "concreteType": "WebhookDelivery",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "prependEdge",
            "key": "",
            "kind": "LinkedHandle",
            "name": "edge",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "af2181dea2b72b7393100998cdbd591d6bf340b35057cd1200f6733d76604025",
    "metadata": {},
    "name": "WebhookTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "982ec023e58b612d9b3c6ae4bcbc3d60";

export default node;
