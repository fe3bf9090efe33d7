/**
 * @generated SignedSource<<ec5112128c3bf3600d57d950757c3ae7>>
 * @relayHash ba70eab002fc467f62c97ab581debf2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b52553967d16a2944d8c20690b7ad791c10992ce03d8153bec7f6df8436d241c

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

const node: ConcreteRequest = {
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
            "selections": [
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
            ],
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
    "id": "b52553967d16a2944d8c20690b7ad791c10992ce03d8153bec7f6df8436d241c",
    "metadata": {},
    "name": "useInvoiceFiguresRefetchQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "7babf939d410292c6044ba67eb9288fc";

export default node;
