/**
 * @generated SignedSource<<a9095f8f0ce8c1c3b32fcf66ee324ae7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Invoicing = "IMMEDIATE" | "MONTHLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CompanyInvoicing_customer$data = {
  readonly id: string;
  readonly invoicing: Invoicing;
  readonly paymentDays: number | null | undefined;
  readonly sendsReminders: boolean;
  readonly " $fragmentType": "CompanyInvoicing_customer";
};
export type CompanyInvoicing_customer$key = {
  readonly " $data"?: CompanyInvoicing_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyInvoicing_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyInvoicing_customer",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sendsReminders",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "08c7bc70716ce488f8a4e60c4f61c944";

export default node;
