/**
 * @generated SignedSource<<7a54cc559627c23137ccfd6bbedcb861>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoicePayments_invoice$data = {
  readonly payments: ReadonlyArray<{
    readonly amount: number;
    readonly createdAt: string;
    readonly id: string;
    readonly isAddedAtDinero: boolean;
    readonly isFromDinero: boolean;
    readonly note: string | null | undefined;
    readonly paidOn: string;
    readonly providerId: string | null | undefined;
    readonly recordedBy: string;
    readonly undoneAt: string | null | undefined;
    readonly undoneBy: string | null | undefined;
  }>;
  readonly " $fragmentType": "InvoicePayments_invoice";
};
export type InvoicePayments_invoice$key = {
  readonly " $data"?: InvoicePayments_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoicePayments_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoicePayments_invoice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoicePayment",
      "kind": "LinkedField",
      "name": "payments",
      "plural": true,
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
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recordedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "providerId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "undoneAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "undoneBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isFromDinero",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAddedAtDinero",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "6e7c075edce19cb80ef66da404bfb4db";

export default node;
