/**
 * @generated SignedSource<<d15a2252458939191001b78580691459>>
 * @relayHash a4652a2b0fdd4f358e320d4e18da4d32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 442314407718bfdc06766f2b951345d1fd174dec261a9b1f87155a0e844c604e

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "%future added value";
export type PaymentStatus = "CANCELLED" | "FAILED" | "PAID" | "PENDING" | "%future added value";
export type DepartmentPaymentsSubscription$variables = Record<PropertyKey, never>;
export type DepartmentPaymentsSubscription$data = {
  readonly ledgerChanged: {
    readonly balance: number;
    readonly newest: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly createdAt: string;
          readonly description: string;
          readonly failureMessage: string | null | undefined;
          readonly gross: number;
          readonly id: string;
          readonly method: PaymentMethod;
          readonly net: number;
          readonly settledAt: string | null | undefined;
          readonly status: PaymentStatus;
          readonly vat: number;
        };
      }>;
      readonly totalCount: number;
    };
    readonly nextPayment: {
      readonly createdAt: string;
      readonly description: string;
      readonly gross: number;
      readonly id: string;
    } | null | undefined;
  };
};
export type DepartmentPaymentsSubscription = {
  response: DepartmentPaymentsSubscription$data;
  variables: DepartmentPaymentsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "balance",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gross",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "LedgerEntry",
  "kind": "LinkedField",
  "name": "nextPayment",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": "newest",
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
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
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
          "kind": "ScalarField",
          "name": "cursor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LedgerEntry",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "net",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "vat",
              "storageKey": null
            },
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "method",
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
              "name": "settledAt",
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
    "name": "DepartmentPaymentsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Department",
        "kind": "LinkedField",
        "name": "ledgerChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
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
    "name": "DepartmentPaymentsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Department",
        "kind": "LinkedField",
        "name": "ledgerChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "442314407718bfdc06766f2b951345d1fd174dec261a9b1f87155a0e844c604e",
    "metadata": {},
    "name": "DepartmentPaymentsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d8a49e29d6ce55e12c39b789267a8138";

export default node;
