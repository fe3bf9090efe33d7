/**
 * @generated SignedSource<<a4455e0b9c9a96419c85dc2d1d3279c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyOverview_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CompanyFacts_customer" | "DepartmentBalances_customer" | "LatestActivity_customer" | "OpenRequests_customer" | "OverviewStats_customer" | "SetupCard_customer">;
  readonly " $fragmentType": "CompanyOverview_customer";
};
export type CompanyOverview_customer$key = {
  readonly " $data"?: CompanyOverview_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyOverview_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyOverview_customer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OverviewStats_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenRequests_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LatestActivity_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyFacts_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DepartmentBalances_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SetupCard_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "42332030f8f57302da7a489ca4830261";

export default node;
