/**
 * @generated SignedSource<<2fd7f19e46b620f98b07576b396aed94>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useApprovers_viewer$data = {
  readonly customer: {
    readonly " $fragmentSpreads": FragmentRefs<"useLimits_customer">;
  } | null | undefined;
  readonly purchaseApprovers: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "useApprovers_viewer";
};
export type useApprovers_viewer$key = {
  readonly " $data"?: useApprovers_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useApprovers_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useApprovers_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "purchaseApprovers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useLimits_customer"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1b1bc51f2e837c05d3c10f33ebb6df8a";

export default node;
