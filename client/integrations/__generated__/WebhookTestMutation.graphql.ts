/**
 * @generated SignedSource<<a542688fee379239eb3589792ede1f05>>
 * @relayHash 81f30b30b317f2e0673682f35ac71ae1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5daacff1dd107b31549cc77a3a3170e6a288a4b7e66218f3e7c75bcbf97e530c

import type { ConcreteRequest } from 'relay-runtime';
export type WebhookDeliveryStatus = "DELIVERED" | "FAILED" | "WAITING" | "%future added value";
export type WebhookEvent = "agreement_active" | "clip_card_low" | "event_registered" | "license_completed" | "task_awaiting_approval" | "user_created" | "%future added value";
export type WebhookTestMutation$variables = {
  connections: ReadonlyArray<string>;
  installationId: string;
};
export type WebhookTestMutation$data = {
  readonly sendTestWebhook: {
    readonly edge: {
      readonly node: {
        readonly answer: string | null | undefined;
        readonly attempts: number;
        readonly createdAt: string;
        readonly error: string | null | undefined;
        readonly httpStatus: number | null | undefined;
        readonly id: string;
        readonly nextAttemptAt: string;
        readonly status: WebhookDeliveryStatus;
        readonly type: WebhookEvent | null | undefined;
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
  "name": "installationId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "installationId",
    "variableName": "installationId"
  }
],
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "WebhookTestMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "WebhookDeliveryChange",
        "kind": "LinkedField",
        "name": "sendTestWebhook",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WebhookTestMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "WebhookDeliveryChange",
        "kind": "LinkedField",
        "name": "sendTestWebhook",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
    "id": "5daacff1dd107b31549cc77a3a3170e6a288a4b7e66218f3e7c75bcbf97e530c",
    "metadata": {},
    "name": "WebhookTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3915f183270d827d3b2c3ceb83b2a9a4";

export default node;
