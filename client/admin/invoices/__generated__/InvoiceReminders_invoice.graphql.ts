/**
 * @generated SignedSource<<b1b890485b153befbbe0c20a1ef80e2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceHoldKind = "DISPUTED" | "PROMISED" | "%future added value";
export type InvoiceKind = "CREDIT_NOTE" | "INVOICE" | "%future added value";
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceReminders_invoice$data = {
  readonly hold: {
    readonly heldBy: string | null | undefined;
    readonly kind: InvoiceHoldKind;
    readonly note: string | null | undefined;
    readonly until: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly kind: InvoiceKind;
  readonly method: PaymentMethod;
  readonly open: number;
  readonly reminders: ReadonlyArray<{
    readonly fee: number;
    readonly id: string;
    readonly number: number;
    readonly sentOn: string;
    readonly waivedAt: string | null | undefined;
    readonly waivedBy: string | null | undefined;
  }>;
  readonly " $fragmentType": "InvoiceReminders_invoice";
};
export type InvoiceReminders_invoice$key = {
  readonly " $data"?: InvoiceReminders_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceReminders_invoice">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceReminders_invoice",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "name": "open",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceHold",
      "kind": "LinkedField",
      "name": "hold",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "until",
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
          "name": "heldBy",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Reminder",
      "kind": "LinkedField",
      "name": "reminders",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fee",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waivedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waivedBy",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "dd2efe334b6e75c6135013e5ffeec2bd";

export default node;
