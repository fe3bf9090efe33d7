/**
 * @generated SignedSource<<98c8386cd49196cae8fe2256a2db6b48>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PurchaseWizard_customer$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useLimits_customer" | "usePurchaseDepartments_customer">;
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
      "name": "useLimits_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "75341153e0d3bed354ba8bbaf625ba83";

export default node;
