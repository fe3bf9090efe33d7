/**
 * @generated SignedSource<<18bbd73d9bd7f1e0aac7b15b1ff8ee8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstallationActions_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EditInstallationDialog_customer">;
  readonly " $fragmentType": "InstallationActions_customer";
};
export type InstallationActions_customer$key = {
  readonly " $data"?: InstallationActions_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationActions_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallationActions_customer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditInstallationDialog_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "7de2f6c788b8c5f7636c5f8bbfbf352c";

export default node;
