/**
 * @generated SignedSource<<3488aac31b0ff0835d56f6da23b112c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteApiCredentialsDialog_installation$data = {
  readonly id: string;
  readonly subdomain: string;
  readonly " $fragmentType": "DeleteApiCredentialsDialog_installation";
};
export type DeleteApiCredentialsDialog_installation$key = {
  readonly " $data"?: DeleteApiCredentialsDialog_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteApiCredentialsDialog_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteApiCredentialsDialog_installation",
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

(node as any).hash = "de7ac1543bf38c46abb602f535fce79f";

export default node;
