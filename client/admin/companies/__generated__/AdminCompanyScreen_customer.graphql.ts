/**
 * @generated SignedSource<<887078d67efbf65e18f3cb03ff527ead>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminCompanyScreen_customer$data = {
  readonly createdAt: string;
  readonly name: string;
  readonly vatNumber: string;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyTabs_customer" | "SetupBanner_customer">;
  readonly " $fragmentType": "AdminCompanyScreen_customer";
};
export type AdminCompanyScreen_customer$key = {
  readonly " $data"?: AdminCompanyScreen_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminCompanyScreen_customer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "AdminCompanyScreen_customer"
};

(node as any).hash = "130138e0a4823d6d55546e25e6b716df";

export default node;
