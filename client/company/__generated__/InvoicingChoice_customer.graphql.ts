/**
 * @generated SignedSource<<fb51df0b16cb4ad0bf18a985cc2bdf86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Invoicing = "IMMEDIATE" | "MONTHLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoicingChoice_customer$data = {
  readonly id: string;
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
      "name": "id",
      "storageKey": null
    },
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

(node as any).hash = "e314f47c74d587028307d5d7eaf54037";

export default node;
