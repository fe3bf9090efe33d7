/**
 * @generated SignedSource<<7f8498de3ac8968eb1921fef97d419da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useApprovers_viewer$data = {
  readonly customer: {
    readonly approvalLimit: number | null | undefined;
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "approvalLimit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "947fe61bf12b3bb4c03c7ac649f53d46";

export default node;
