/**
 * @generated SignedSource<<9ea136be52d9279e4cfbe86ce1f4eb2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingState = "BOOKED" | "WAITING" | "%future added value";
export type InvoiceKind = "CREDIT_NOTE" | "INVOICE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceActions_invoice$data = {
  readonly booking: {
    readonly state: BookingState;
  } | null | undefined;
  readonly id: string;
  readonly kind: InvoiceKind;
  readonly lines: ReadonlyArray<{
    readonly creditable: number;
  }>;
  readonly numberText: string;
  readonly open: number;
  readonly " $fragmentSpreads": FragmentRefs<"CreditDialog_invoice" | "RecordPaymentDialog_invoice">;
  readonly " $fragmentType": "InvoiceActions_invoice";
};
export type InvoiceActions_invoice$key = {
  readonly " $data"?: InvoiceActions_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceActions_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceActions_invoice",
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
      "name": "open",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "creditable",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceBooking",
      "kind": "LinkedField",
      "name": "booking",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordPaymentDialog_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditDialog_invoice"
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "ac066bd7295903583c4b93be4534ef89";

export default node;
