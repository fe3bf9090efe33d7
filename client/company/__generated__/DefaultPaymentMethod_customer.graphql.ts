/**
 * @generated SignedSource<<ef53712f0a568fc7d5c2141d815e8ee9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DefaultPaymentMethod_customer$data = {
  readonly defaultPaymentMethod: PaymentMethod | null | undefined;
  readonly " $fragmentType": "DefaultPaymentMethod_customer";
};
export type DefaultPaymentMethod_customer$key = {
  readonly " $data"?: DefaultPaymentMethod_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DefaultPaymentMethod_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DefaultPaymentMethod_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "defaultPaymentMethod",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "556692b4dbc6214a0d079cb430781a31";

export default node;
