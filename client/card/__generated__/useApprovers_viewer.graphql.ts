/**
 * @generated SignedSource<<6de23638fc52f3e7e3caf5d6e9ddd84a>>
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
    readonly approvalMonthLimit: number | null | undefined;
    readonly viewerCommittedThisMonth: number | null | undefined;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "approvalMonthLimit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCommittedThisMonth",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "168a99001543790cd4ca9c31064dfe21";

export default node;
