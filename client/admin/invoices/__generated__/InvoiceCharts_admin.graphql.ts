/**
 * @generated SignedSource<<2e7968be5c0d5257ad2f233cc04ad806>>
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
  readonly " $fragmentType": "InvoiceCharts_admin";
};
export type InvoiceCharts_admin$key = {
  readonly " $data"?: InvoiceCharts_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceCharts_admin">;
};

const node: ReaderFragment = {
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
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "2ab655f8caf3cda1dc38906da700e03d";

export default node;
