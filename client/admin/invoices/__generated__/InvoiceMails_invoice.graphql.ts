/**
 * @generated SignedSource<<d2a59f3a771ab9f79261e8823f8c0a67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceMailState = "FAILED" | "SENT" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceMails_invoice$data = {
  readonly id: string;
  readonly mails: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly isReminder: boolean;
    readonly problem: string | null | undefined;
    readonly recipient: string;
    readonly state: InvoiceMailState;
  }>;
  readonly " $fragmentType": "InvoiceMails_invoice";
};
export type InvoiceMails_invoice$key = {
  readonly " $data"?: InvoiceMails_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceMails_invoice">;
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
  "name": "InvoiceMails_invoice",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceMail",
      "kind": "LinkedField",
      "name": "mails",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recipient",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isReminder",
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
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "problem",
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

(node as any).hash = "ba84d5e99c23b0e2ba1728576c3344cb";

export default node;
