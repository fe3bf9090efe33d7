/**
 * @generated SignedSource<<ed21dd0d709638c3cb65320b45dfa90b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "%future added value";
export type PaymentStatus = "CANCELLED" | "FAILED" | "PAID" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LedgerHistory_entry$data = {
  readonly createdAt: string;
  readonly description: string;
  readonly failureMessage: string | null | undefined;
  readonly gross: number;
  readonly id: string;
  readonly method: PaymentMethod;
  readonly net: number;
  readonly settledAt: string | null | undefined;
  readonly status: PaymentStatus;
  readonly vat: number;
  readonly " $fragmentType": "LedgerHistory_entry";
};
export type LedgerHistory_entry$key = {
  readonly " $data"?: LedgerHistory_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"LedgerHistory_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LedgerHistory_entry",
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
    }
  ],
  "type": "LedgerEntry",
  "abstractKey": null
};

(node as any).hash = "f748f399c665e9561464d7ae5fcc7942";

export default node;
