/**
 * @generated SignedSource<<0bd0b3be81833353b7b6a7edb8ce5c5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ZendeskConnection = "BROKEN" | "KEY" | "NONE" | "OAUTH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InstallationActions_installation$data = {
  readonly connection: ZendeskConnection;
  readonly id: string;
  readonly subdomain: string;
  readonly zendeskApiKeyLast4: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ApiCredentialsDialog_installation" | "ConnectDialog_installation" | "DeleteApiCredentialsDialog_installation" | "DeleteInstallationDialog_installation" | "EditInstallationDialog_installation">;
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
      "name": "connection",
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
      "name": "ConnectDialog_installation"
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

(node as any).hash = "b4e85208b4a5d2448e045e259e02b90e";

export default node;
