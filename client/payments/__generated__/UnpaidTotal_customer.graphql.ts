/**
 * @generated SignedSource<<b3f089bed42c60d3f9c236fdd9b46583>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceKind = "CREDIT_NOTE" | "INVOICE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UnpaidTotal_customer$data = {
  readonly nextDueInvoice: {
    readonly canPayNow: boolean;
    readonly dueOn: string | null | undefined;
    readonly id: string;
    readonly kind: InvoiceKind;
    readonly numberText: string;
    readonly open: number;
  } | null | undefined;
  readonly unpaidInvoices: {
    readonly amount: number;
    readonly invoiceCount: number;
    readonly overdueAmount: number;
  };
  readonly " $fragmentType": "UnpaidTotal_customer";
};
export type UnpaidTotal_customer$key = {
  readonly " $data"?: UnpaidTotal_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnpaidTotal_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnpaidTotal_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UnpaidInvoices",
      "kind": "LinkedField",
      "name": "unpaidInvoices",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoiceCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overdueAmount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "nextDueInvoice",
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numberText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "open",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canPayNow",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "4d5c7274b6455c9595cd85539d6735b6";

export default node;
