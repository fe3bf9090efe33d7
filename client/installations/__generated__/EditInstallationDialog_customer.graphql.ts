/**
 * @generated SignedSource<<e26038e7514652c47f39e00694f80b46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
