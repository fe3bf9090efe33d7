/**
 * @generated SignedSource<<8c768755acf4f5e997654cfdc37acc69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Invoicing = "IMMEDIATE" | "MONTHLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoicingChoice_customer$data = {
  readonly invoicing: Invoicing;
  readonly " $fragmentType": "InvoicingChoice_customer";
};
export type InvoicingChoice_customer$key = {
  readonly " $data"?: InvoicingChoice_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoicingChoice_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoicingChoice_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invoicing",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "90ab134e978fcda2ed9e3f857971fb46";

export default node;
