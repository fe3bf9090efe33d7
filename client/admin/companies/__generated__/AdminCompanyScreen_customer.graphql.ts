/**
 * @generated SignedSource<<162fd303a006ccecb1d792ac1589cb22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminCompanyScreen_customer$data = {
  readonly createdAt: string;
  readonly name: string;
  readonly vatNumber: string;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyTabs_customer" | "SetupBanner_customer">;
  readonly " $fragmentType": "AdminCompanyScreen_customer";
};
export type AdminCompanyScreen_customer$key = {
  readonly " $data"?: AdminCompanyScreen_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminCompanyScreen_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminCompanyScreen_customer",
  "selections": [
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
      "name": "vatNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SetupBanner_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyTabs_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "4b64194d3cf7d7386745fdbe0aacde72";

export default node;
