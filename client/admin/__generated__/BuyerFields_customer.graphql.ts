/**
 * @generated SignedSource<<beed5ac33b397c21f165ae08bc19fd39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BuyerFields_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useDepartmentChoices_customer" | "useUserChoices_customer">;
  readonly " $fragmentType": "BuyerFields_customer";
};
export type BuyerFields_customer$key = {
  readonly " $data"?: BuyerFields_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BuyerFields_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BuyerFields_customer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useDepartmentChoices_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUserChoices_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "832e67e689a72b96c29378142399abf0";

export default node;
