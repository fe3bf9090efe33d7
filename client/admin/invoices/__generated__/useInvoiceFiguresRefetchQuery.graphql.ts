/**
 * @generated SignedSource<<0ad52a5b72d7c9a17bf11d5d1ab5d41b>>
 * @relayHash fe9402cad5370247f1a93ba8b482121f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7ea85d7f822981cc466713e0c26b2e2ca80d5052675ef5cdfed61ecfb3b7f2b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useInvoiceFiguresRefetchQuery$variables = Record<PropertyKey, never>;
export type useInvoiceFiguresRefetchQuery$data = {
  readonly admin: {
    readonly " $fragmentSpreads": FragmentRefs<"InvoiceFigures_admin" | "WrongAtDinero_admin">;
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
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WrongAtDinero_admin"
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
            "name": "wrongAtDinero",
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
    "id": "c7ea85d7f822981cc466713e0c26b2e2ca80d5052675ef5cdfed61ecfb3b7f2b",
    "metadata": {},
    "name": "useInvoiceFiguresRefetchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "46a831cf7b023a9509502e6eb6aff7fa";

export default node;
