/**
 * @generated SignedSource<<5e1a9fb43c36f06ab7fbc860ccec0cd2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceCharts_admin$data = {
  readonly invoiceAges: {
    readonly notDue: number;
    readonly older: number;
    readonly upTo30: number;
    readonly upTo60: number;
    readonly upTo90: number;
  };
  readonly invoicedByMonth: ReadonlyArray<{
    readonly month: string;
    readonly net: number;
  }>;
  readonly recurringRevenue: ReadonlyArray<{
    readonly month: string;
    readonly net: number;
  }>;
  readonly " $fragmentType": "InvoiceCharts_admin";
};
export type InvoiceCharts_admin$key = {
  readonly " $data"?: InvoiceCharts_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceCharts_admin">;
};

const node: ReaderFragment = (function(){
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceCharts_admin",
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
    }
  ],
  "type": "Admin",
  "abstractKey": null
};
})();

(node as any).hash = "7124aa2f273bb3b98b44787f88404520";

export default node;
