/**
 * @generated SignedSource<<6153acbe3d84a8ee8eddb59733bb3a44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BillToDepartment_customer$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"useDepartmentChoices_customer">;
  readonly " $fragmentType": "BillToDepartment_customer";
};
export type BillToDepartment_customer$key = {
  readonly " $data"?: BillToDepartment_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillToDepartment_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillToDepartment_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useDepartmentChoices_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "aeb515abf44e438afa5a8ec34bc3afb0";

export default node;
