/**
 * @generated SignedSource<<8ad4cb81d60d37c85109c6884441738e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Interval = "MONTHLY" | "YEARLY" | "%future added value";
export type LicenseStatus = "ACTIVE" | "EXPIRED" | "PENDING" | "%future added value";
export type Plan = "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdminLicenseList_license$data = {
  readonly billingInterval: Interval;
  readonly contractTerm: number;
  readonly id: string;
  readonly installation: {
    readonly subdomain: string;
  };
  readonly quantity: number;
  readonly status: LicenseStatus;
  readonly type: Plan;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteLicenseDialog_license" | "EditLicenseDialog_license">;
  readonly " $fragmentType": "AdminLicenseList_license";
};
export type AdminLicenseList_license$key = {
  readonly " $data"?: AdminLicenseList_license$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminLicenseList_license">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminLicenseList_license",
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
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billingInterval",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contractTerm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validUntil",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditLicenseDialog_license"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteLicenseDialog_license"
    }
  ],
  "type": "License",
  "abstractKey": null
};

(node as any).hash = "c34c972e3ed00621a090d694077a56b4";

export default node;
