/**
 * @generated SignedSource<<32aed6c22c931b1e10c359ff47346d32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IntegrationDialog_integration$data = {
  readonly manifest: {
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"SettingsDialog_integration">;
  readonly " $fragmentType": "IntegrationDialog_integration";
};
export type IntegrationDialog_integration$key = {
  readonly " $data"?: IntegrationDialog_integration$data;
  readonly " $fragmentSpreads": FragmentRefs<"IntegrationDialog_integration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IntegrationDialog_integration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "IntegrationManifest",
      "kind": "LinkedField",
      "name": "manifest",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SettingsDialog_integration"
    }
  ],
  "type": "IntegrationInstance",
  "abstractKey": null
};

(node as any).hash = "8d4ae6f31b6d6d8139848a44b8447789";

export default node;
