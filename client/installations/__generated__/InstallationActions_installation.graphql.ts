/**
 * @generated SignedSource<<e03418700e73b7ec954005da057fa770>>
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
  readonly zendeskApiKeyLast4: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ApiCredentialsDialog_installation" | "DeleteApiCredentialsDialog_installation" | "DeleteInstallationDialog_installation" | "EditInstallationDialog_installation">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zendeskApiKeyLast4",
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
      "name": "DeleteApiCredentialsDialog_installation"
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

(node as any).hash = "948c01b601b59b910b091d1db28bf42f";

export default node;
