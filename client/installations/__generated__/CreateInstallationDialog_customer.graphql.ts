/**
 * @generated SignedSource<<8b4609f13ed6c6be206affbc50d2568e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateInstallationDialog_customer$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useDepartments_customer">;
  readonly " $fragmentType": "CreateInstallationDialog_customer";
};
export type CreateInstallationDialog_customer$key = {
  readonly " $data"?: CreateInstallationDialog_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateInstallationDialog_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreateInstallationDialog_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useDepartments_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "2a13ba672d5d7ac2e92a0c76606332d8";

export default node;
