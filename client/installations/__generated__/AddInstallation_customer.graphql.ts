/**
 * @generated SignedSource<<1f78ddf5e612bdd1e5558f400abb185d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddInstallation_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CreateInstallationDialog_customer">;
  readonly " $fragmentType": "AddInstallation_customer";
};
export type AddInstallation_customer$key = {
  readonly " $data"?: AddInstallation_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddInstallation_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddInstallation_customer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreateInstallationDialog_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "d5dd341200282dbaf7eccc30ac3e7da0";

export default node;
