/**
 * @generated SignedSource<<e29dfaa15af3fcd3252bf5bff17c933b>>
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
  readonly " $fragmentSpreads": FragmentRefs<"CompanyTabs_customer" | "SetupBanner_customer" | "ViewAsCustomer_customer">;
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

(node as any).hash = "d573e2c51abf28fb113f442abe476f6d";

export default node;
