/**
 * @generated SignedSource<<6d5e6cc5a3b1e3ebd256df12f162c057>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "%future added value";
export type PaymentStatus = "CANCELLED" | "FAILED" | "PAID" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CompanyLedger_entry$data = {
  readonly createdAt: string;
  readonly department: {
    readonly id: string;
    readonly name: string;
  };
  readonly description: string;
  readonly failureMessage: string | null | undefined;
  readonly gross: number;
  readonly id: string;
  readonly invoiceDraftedAt: string | null | undefined;
  readonly markedPaidBy: string | null | undefined;
  readonly method: PaymentMethod;
  readonly net: number;
  readonly settledAt: string | null | undefined;
  readonly status: PaymentStatus;
  readonly vat: number;
  readonly " $fragmentType": "CompanyLedger_entry";
};
export type CompanyLedger_entry$key = {
  readonly " $data"?: CompanyLedger_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyLedger_entry">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyLedger_entry",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "net",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gross",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "method",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failureMessage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invoiceDraftedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "markedPaidBy",
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
        (v0/*:: as any*/),
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
  "type": "LedgerEntry",
  "abstractKey": null
};
})();

(node as any).hash = "08e66918714f503f3c2e48cb0d5ce0cc";

export default node;
