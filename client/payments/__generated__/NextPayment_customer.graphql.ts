/**
 * @generated SignedSource<<34ae01d00ed3ab75823f650637ccdcbf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceKind = "CREDIT_NOTE" | "INVOICE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NextPayment_customer$data = {
  readonly nextDueInvoice: {
    readonly department: {
      readonly name: string;
    };
    readonly dueOn: string | null | undefined;
    readonly kind: InvoiceKind;
    readonly numberText: string;
    readonly open: number;
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

(node as any).hash = "27c96d3faaad6b831d291ef7b8b4b19d";

export default node;
