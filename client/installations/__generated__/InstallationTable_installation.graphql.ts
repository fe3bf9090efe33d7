/**
 * @generated SignedSource<<b35d1396e3b76c2915fb3d39e14d76bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Interval = "MONTHLY" | "YEARLY" | "%future added value";
export type Plan = "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InstallationTable_installation$data = {
  readonly contractTerm: number;
  readonly department: {
    readonly name: string;
  };
  readonly id: string;
  readonly licenseType: Plan;
  readonly paymentInterval: Interval;
  readonly subdomain: string;
  readonly zendeskApiKeyLast4: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationActions_installation">;
  readonly " $fragmentType": "InstallationTable_installation";
};
export type InstallationTable_installation$key = {
  readonly " $data"?: InstallationTable_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationTable_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallationTable_installation",
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
      "kind": "ScalarField",
      "name": "zendeskApiKeyLast4",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Department",
      "kind": "LinkedField",
      "name": "department",
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
      "name": "InstallationActions_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "9402cc5ab3d03244ec07006f976e99b9";

export default node;
