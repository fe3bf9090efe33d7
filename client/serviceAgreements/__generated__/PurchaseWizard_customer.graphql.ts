/**
 * @generated SignedSource<<ddf537639c0850aa7aecff036ebe4515>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PurchaseWizard_customer$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"LimitNotice_customer" | "usePurchaseDepartments_customer">;
  readonly " $fragmentType": "PurchaseWizard_customer";
};
export type PurchaseWizard_customer$key = {
  readonly " $data"?: PurchaseWizard_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurchaseWizard_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PurchaseWizard_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePurchaseDepartments_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LimitNotice_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "e3b5f821bd00be6667a7a7a7c43feaec";

export default node;
