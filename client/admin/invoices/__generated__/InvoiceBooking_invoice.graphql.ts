/**
 * @generated SignedSource<<cbe3ca040fbfd32a0e57d9485dbc4625>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingDifference = "CREDITED_THERE" | "DELETED_THERE" | "LESS_MISSING_THERE" | "MORE_MISSING_THERE" | "%future added value";
export type BookingState = "BOOKED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceBooking_invoice$data = {
  readonly booking: {
    readonly comparedAt: string | null | undefined;
    readonly difference: BookingDifference | null | undefined;
    readonly differenceAmount: number | null | undefined;
    readonly problem: string | null | undefined;
    readonly state: BookingState;
  } | null | undefined;
  readonly buyer: {
    readonly eanNumber: string | null | undefined;
  };
  readonly id: string;
  readonly numberText: string;
  readonly " $fragmentType": "InvoiceBooking_invoice";
};
export type InvoiceBooking_invoice$key = {
  readonly " $data"?: InvoiceBooking_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceBooking_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceBooking_invoice",
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
      "name": "numberText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceBuyer",
      "kind": "LinkedField",
      "name": "buyer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eanNumber",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "problem",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "difference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "differenceAmount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comparedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "5150225407cb064db3cde999ffd5de62";

export default node;
