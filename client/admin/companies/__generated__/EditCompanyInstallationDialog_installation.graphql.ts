/**
 * @generated SignedSource<<7edc87185953b31190aea8c8c2ed4833>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Interval = "MONTHLY" | "YEARLY" | "%future added value";
export type Plan = "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditCompanyInstallationDialog_installation$data = {
  readonly contractTerm: number;
  readonly id: string;
  readonly licenseType: Plan;
  readonly paymentInterval: Interval;
  readonly subdomain: string;
  readonly version: number;
  readonly " $fragmentType": "EditCompanyInstallationDialog_installation";
};
export type EditCompanyInstallationDialog_installation$key = {
  readonly " $data"?: EditCompanyInstallationDialog_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditCompanyInstallationDialog_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditCompanyInstallationDialog_installation",
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
      "name": "version",
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
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "7184b16c161319d56775d39b49cc3a13";

export default node;
