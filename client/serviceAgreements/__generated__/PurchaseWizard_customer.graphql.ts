/**
 * @generated SignedSource<<47a3c32d09ff4c206216c9649176ed82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PurchaseWizard_customer$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"usePurchaseDepartments_customer">;
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
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "d27db0416c16361a0574ffa4dbf53045";

export default node;
