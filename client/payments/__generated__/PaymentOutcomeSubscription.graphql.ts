/**
 * @generated SignedSource<<88c31631f3d0b968c2b6e6bb1f2927c8>>
 * @relayHash 2e7ff3bd6600a8012ee2b49cdb970201
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc5efb2829019fe08ce603a04afaf1ea54abddcb4384e34be39a28c55a43d8a6

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentStatus = "CANCELLED" | "FAILED" | "PAID" | "PENDING" | "%future added value";
export type PaymentOutcomeSubscription$variables = Record<PropertyKey, never>;
export type PaymentOutcomeSubscription$data = {
  readonly ledgerChanged: {
    readonly ledger: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly failureMessage: string | null | undefined;
          readonly id: string;
          readonly status: PaymentStatus;
        };
      }>;
    };
  };
};
export type PaymentOutcomeSubscription = {
  response: PaymentOutcomeSubscription$data;
  variables: PaymentOutcomeSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 20
    }
  ],
  "concreteType": "LedgerEntryConnection",
  "kind": "LinkedField",
  "name": "ledger",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LedgerEntryEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LedgerEntry",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
              "name": "failureMessage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "ledger(first:20)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PaymentOutcomeSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Department",
        "kind": "LinkedField",
        "name": "ledgerChanged",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PaymentOutcomeSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Department",
        "kind": "LinkedField",
        "name": "ledgerChanged",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dc5efb2829019fe08ce603a04afaf1ea54abddcb4384e34be39a28c55a43d8a6",
    "metadata": {},
    "name": "PaymentOutcomeSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "9d0ef81a1e712e90e19fb97f2bd55391";

export default node;
