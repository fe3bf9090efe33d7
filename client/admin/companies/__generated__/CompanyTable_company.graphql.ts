/**
 * @generated SignedSource<<17243e698d3444fcb1827e12ebe3204f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyTable_company$data = {
  readonly contactPerson: string;
  readonly createdAt: string;
  readonly departmentCount: number;
  readonly email: string;
  readonly id: string;
  readonly licenseCount: number;
  readonly name: string;
  readonly phoneNumber: string;
  readonly userCount: number;
  readonly vatNumber: string;
  readonly " $fragmentSpreads": FragmentRefs<"missingSetup_customer">;
  readonly " $fragmentType": "CompanyTable_company";
};
export type CompanyTable_company$key = {
  readonly " $data"?: CompanyTable_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyTable_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CompanyTable_company"
};

(node as any).hash = "9d77aaf13e873d097a5a051e6a3a3c0b";

export default node;
