/**
 * @generated SignedSource<<20d9847f60f6442747b55739ccf02d8e>>
 * @relayHash 75b661e777bdc984a4c530c07398fbc3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bff1492902d4ecfcfcf7c63b57e2cd333a28ca83661a9f9eb1665419bd775b96

import { ConcreteRequest } from 'relay-runtime';
export type PaymentStatus = "CANCELLED" | "FAILED" | "PAID" | "PENDING" | "%future added value";
export type PaymentSettlingSubscription$variables = Record<PropertyKey, never>;
export type PaymentSettlingSubscription$data = {
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
export type PaymentSettlingSubscription = {
  response: PaymentSettlingSubscription$data;
  variables: PaymentSettlingSubscription$variables;
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
    "name": "PaymentSettlingSubscription",
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
    "name": "PaymentSettlingSubscription",
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
    "id": "bff1492902d4ecfcfcf7c63b57e2cd333a28ca83661a9f9eb1665419bd775b96",
    "metadata": {},
    "name": "PaymentSettlingSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "4c70655e4d0922de54b6cd8edbec19ea";

export default node;
