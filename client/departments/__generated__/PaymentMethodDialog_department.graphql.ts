/**
 * @generated SignedSource<<10635e20ef0ea82e3de4d7744af14eb8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentMethodDialog_department$data = {
  readonly cardInfo: {
    readonly last4: string;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly paymentMethod: PaymentMethod | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CardPanel_department">;
  readonly " $fragmentType": "PaymentMethodDialog_department";
};
export type PaymentMethodDialog_department$key = {
  readonly " $data"?: PaymentMethodDialog_department$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentMethodDialog_department">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentMethodDialog_department",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethod",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CardInfo",
      "kind": "LinkedField",
      "name": "cardInfo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "last4",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardPanel_department"
    }
  ],
  "type": "Department",
  "abstractKey": null
};

(node as any).hash = "35b9530cea82c14d27c82fdb8c181519";

export default node;
