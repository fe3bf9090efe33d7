/**
 * @generated SignedSource<<21ff21e22ca53ff7be76906c698bca56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceFigures_admin$data = {
  readonly invoiceAges: {
    readonly notDue: number;
    readonly older: number;
    readonly upTo30: number;
    readonly upTo60: number;
    readonly upTo90: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceCharts_admin">;
  readonly " $fragmentType": "InvoiceFigures_admin";
};
export type InvoiceFigures_admin$key = {
  readonly " $data"?: InvoiceFigures_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceFigures_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceFigures_admin",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceCharts_admin"
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "d8a1e2553e56f534d9ff53d091e2d586";

export default node;
