/**
 * @generated SignedSource<<4729f9fc6348536a77cdf0d3720a80f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyOverview_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CompanyFacts_customer" | "OpenRequests_customer" | "OverviewStats_customer" | "SetupCard_customer">;
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

(node as any).hash = "6fa0c1986ab206e0da8b2064065e80de";

export default node;
