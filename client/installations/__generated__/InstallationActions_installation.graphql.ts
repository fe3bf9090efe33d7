/**
 * @generated SignedSource<<aaa4107d87d698fb4fda08a850e9b882>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstallationActions_installation$data = {
  readonly id: string;
  readonly subdomain: string;
  readonly " $fragmentSpreads": FragmentRefs<"ApiCredentialsDialog_installation" | "DeleteInstallationDialog_installation" | "EditInstallationDialog_installation">;
  readonly " $fragmentType": "InstallationActions_installation";
};
export type InstallationActions_installation$key = {
  readonly " $data"?: InstallationActions_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationActions_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallationActions_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subdomain",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApiCredentialsDialog_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteInstallationDialog_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditInstallationDialog_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "d72b717a25b51e6c5ed2726494c5b0c2";

export default node;
