/**
 * @generated SignedSource<<aebe945b03bf14edf6cfaee488e950fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceKind = "CREDIT_NOTE" | "INVOICE" | "%future added value";
export type LineUnit = "HOUR" | "LICENSE" | "MONTH" | "PIECE" | "SEAT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceLines_invoice$data = {
  readonly creditNotes: ReadonlyArray<{
    readonly open: number;
    readonly payments: ReadonlyArray<{
      readonly amount: number;
      readonly undoneAt: string | null | undefined;
    }>;
  }>;
  readonly credited: number;
  readonly gross: number;
  readonly kind: InvoiceKind;
  readonly lines: ReadonlyArray<{
    readonly creditable: number;
    readonly description: string;
    readonly gross: number;
    readonly net: number;
    readonly periodFrom: string | null | undefined;
    readonly periodTo: string | null | undefined;
    readonly position: number;
    readonly quantity: number | null | undefined;
    readonly suppliedOn: string | null | undefined;
    readonly unit: LineUnit | null | undefined;
    readonly vat: number;
  }>;
  readonly net: number;
  readonly open: number;
  readonly payments: ReadonlyArray<{
    readonly amount: number;
    readonly undoneAt: string | null | undefined;
  }>;
  readonly vat: number;
  readonly " $fragmentType": "InvoiceLines_invoice";
};
export type InvoiceLines_invoice$key = {
  readonly " $data"?: InvoiceLines_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceLines_invoice">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "net",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vat",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gross",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "open",
  "storageKey": null
},
v4 = {
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
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoneAt",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceLines_invoice",
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
      "concreteType": "InvoiceLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
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
          "name": "periodFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "periodTo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "suppliedOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
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
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "credited",
      "storageKey": null
    },
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "creditNotes",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "4329da7b4423b5ca5e5375b8860829b2";

export default node;
