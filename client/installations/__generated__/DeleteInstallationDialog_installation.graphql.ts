/**
 * @generated SignedSource<<c92446b4190c4b738a44147d856a7389>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteInstallationDialog_installation$data = {
  readonly id: string;
  readonly subdomain: string;
  readonly " $fragmentType": "DeleteInstallationDialog_installation";
};
export type DeleteInstallationDialog_installation$key = {
  readonly " $data"?: DeleteInstallationDialog_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteInstallationDialog_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteInstallationDialog_installation",
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
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "7d726f31c1db930e6bb3750af4f1ecea";

export default node;
