/**
 * @generated SignedSource<<7be72328c0ef294290a61f72c14e38b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useApproval_customer$data = {
  readonly approvalLimit: number | null | undefined;
  readonly approvalMonthLimit: number | null | undefined;
  readonly viewerCommittedThisMonth: number | null | undefined;
  readonly viewerPurchaseApprovers: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "useApproval_customer";
};
export type useApproval_customer$key = {
  readonly " $data"?: useApproval_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useApproval_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useApproval_customer",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerPurchaseApprovers",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "1a85cba34754aceb3528f70d8aa4a4c7";

export default node;
