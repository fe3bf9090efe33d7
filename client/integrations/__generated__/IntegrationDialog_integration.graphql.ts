/**
 * @generated SignedSource<<ac2b69aa1b09bad3b0bb69b591352dd5>>
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
  readonly previousSecretEndsAt: string | null | undefined;
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
      "kind": "ScalarField",
      "name": "previousSecretEndsAt",
      "storageKey": null
    },
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

(node as any).hash = "e2d5a7f06af96f5b072047ec5612abf3";

export default node;
