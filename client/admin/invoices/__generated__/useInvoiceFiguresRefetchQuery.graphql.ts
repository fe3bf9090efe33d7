/**
 * @generated SignedSource<<be8e81b580b9922c812eee5253f1c775>>
 * @relayHash a416433a51202add34d0a5080702c5ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 184ea4e6536f60ff5f6e80029e173305be6498f213c6aa76c815217befc7f4f3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useInvoiceFiguresRefetchQuery$variables = Record<PropertyKey, never>;
export type useInvoiceFiguresRefetchQuery$data = {
  readonly admin: {
    readonly " $fragmentSpreads": FragmentRefs<"InvoiceFigures_admin">;
  };
};
export type useInvoiceFiguresRefetchQuery = {
  response: useInvoiceFiguresRefetchQuery$data;
  variables: useInvoiceFiguresRefetchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "month",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "net",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useInvoiceFiguresRefetchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "InvoiceFigures_admin"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useInvoiceFiguresRefetchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "InvoiceAges",
            "kind": "LinkedField",
            "name": "invoiceAges",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "notDue",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "upTo30",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "upTo60",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "upTo90",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "older",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "InvoiceMonth",
            "kind": "LinkedField",
            "name": "invoicedByMonth",
            "plural": true,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "RevenueMonth",
            "kind": "LinkedField",
            "name": "recurringRevenue",
            "plural": true,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "184ea4e6536f60ff5f6e80029e173305be6498f213c6aa76c815217befc7f4f3",
    "metadata": {},
    "name": "useInvoiceFiguresRefetchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7babf939d410292c6044ba67eb9288fc";

export default node;
