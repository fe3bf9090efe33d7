/**
 * @generated SignedSource<<146320f86acd3b59cfdf316f342c8475>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Plan = "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeleteLicenseDialog_license$data = {
  readonly id: string;
  readonly installation: {
    readonly subdomain: string;
  };
  readonly quantity: number;
  readonly type: Plan;
  readonly " $fragmentType": "DeleteLicenseDialog_license";
};
export type DeleteLicenseDialog_license$key = {
  readonly " $data"?: DeleteLicenseDialog_license$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteLicenseDialog_license">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteLicenseDialog_license",
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Installation",
      "kind": "LinkedField",
      "name": "installation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subdomain",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "License",
  "abstractKey": null
};

(node as any).hash = "47144ea161cd6fc1e74e4f29627353d9";

export default node;
