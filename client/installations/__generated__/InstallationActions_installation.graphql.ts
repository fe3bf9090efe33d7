/**
 * @generated SignedSource<<b97cfdab87a9de3c0d94710659f1f9fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InstallationActions_installation$data = {
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

(node as any).hash = "245adbbb7e4cb275d36483ee0741d3c0";

export default node;
