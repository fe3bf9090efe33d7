/**
 * @generated SignedSource<<c5f6d4fbeee732613a45a2681256ac75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EditInstallationDialog_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useDepartments_customer">;
  readonly " $fragmentType": "EditInstallationDialog_customer";
};
export type EditInstallationDialog_customer$key = {
  readonly " $data"?: EditInstallationDialog_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditInstallationDialog_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditInstallationDialog_customer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useDepartments_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "a01cb4478725c91213c1d0e8958b76fd";

export default node;
