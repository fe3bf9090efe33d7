/**
 * @generated SignedSource<<3d65a1711f3555115212fb525db7aee5>>
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
  readonly id: string;
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
      "name": "id",
      "storageKey": null
    },
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

(node as any).hash = "7175f0e3fb4ea11996e8d21c1084a4a8";

export default node;
