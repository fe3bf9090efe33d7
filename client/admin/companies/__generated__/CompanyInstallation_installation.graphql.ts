/**
 * @generated SignedSource<<79e63c2009a1a32bd04bb155985f7bdb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Interval = "MONTHLY" | "YEARLY" | "%future added value";
export type Plan = "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CompanyInstallation_installation$data = {
  readonly contractTerm: number;
  readonly externalReferences: ReadonlyArray<{
    readonly externalId: string;
    readonly program: string;
  }>;
  readonly licenseType: Plan;
  readonly paymentInterval: Interval;
  readonly seats: {
    readonly " $fragmentSpreads": FragmentRefs<"SeatLine_seats">;
  };
  readonly subdomain: string;
  readonly " $fragmentSpreads": FragmentRefs<"EditCompanyInstallationDialog_installation">;
  readonly " $fragmentType": "CompanyInstallation_installation";
};
export type CompanyInstallation_installation$key = {
  readonly " $data"?: CompanyInstallation_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyInstallation_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyInstallation_installation",
  "selections": [
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
      "name": "licenseType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentInterval",
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
      "concreteType": "ExternalReference",
      "kind": "LinkedField",
      "name": "externalReferences",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "program",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "externalId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InstallationSeats",
      "kind": "LinkedField",
      "name": "seats",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SeatLine_seats"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditCompanyInstallationDialog_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "7f9a9eb3811471a75efc3e5fccc8c251";

export default node;
