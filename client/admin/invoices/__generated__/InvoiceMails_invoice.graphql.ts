/**
 * @generated SignedSource<<97438faff19c592409b9c6f8aa83c45b>>
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

(node as any).hash = "1f2ad132f120dc1ca7e194d98709d868";

export default node;
