/**
 * @generated SignedSource<<8063a210e3ac3463a5a08de1f92f2984>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyOverview_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CompanyFacts_customer" | "LatestActivity_customer" | "OpenRequests_customer" | "OverviewStats_customer" | "SetupCard_customer">;
  readonly " $fragmentType": "CompanyOverview_customer";
};
export type CompanyOverview_customer$key = {
  readonly " $data"?: CompanyOverview_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyOverview_customer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CompanyOverview_customer"
};

(node as any).hash = "65d354f2cbf2ca83f93a6d2e3d9eda9d";

export default node;
