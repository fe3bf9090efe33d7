/**
 * @generated SignedSource<<53a016381924ddf9a767ff21ae65e20d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyOverview_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CompanyFacts_customer" | "LatestActivity_customer" | "OpenRequests_customer" | "OverviewStats_customer" | "SetupCard_customer">;
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
      "name": "SetupCard_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "5ff0a2ea153595c8d153a536df774f57";

export default node;
