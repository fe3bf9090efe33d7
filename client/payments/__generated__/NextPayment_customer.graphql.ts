/**
 * @generated SignedSource<<a1ad8453e436c8a0588fb7a032fe8a88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceKind = "CREDIT_NOTE" | "INVOICE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NextPayment_customer$data = {
  readonly nextDue: {
    readonly amount: number;
    readonly dueOn: string;
    readonly invoiceCount: number;
  } | null | undefined;
  readonly nextDueInvoice: {
    readonly department: {
      readonly name: string;
    };
    readonly kind: InvoiceKind;
    readonly numberText: string;
  } | null | undefined;
  readonly " $fragmentType": "NextPayment_customer";
};
export type NextPayment_customer$key = {
  readonly " $data"?: NextPayment_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextPayment_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextPayment_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NextDue",
      "kind": "LinkedField",
      "name": "nextDue",
      "plural": false,
      "selections": [
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
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoiceCount",
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
          "concreteType": "Department",
          "kind": "LinkedField",
          "name": "department",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "b1aeca18f75522479f618ecc725591d0";

export default node;
