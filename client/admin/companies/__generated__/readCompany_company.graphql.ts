/**
 * @generated SignedSource<<2ff2323a4d95af4c156b1e33abc7d9a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readCompany_company$data = {
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
  readonly " $fragmentType": "readCompany_company";
};
export type readCompany_company$key = {
  readonly " $data"?: readCompany_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"readCompany_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readCompany_company"
};

(node as any).hash = "3b282bf8df78dfc1058e4bcb28cb74d7";

export default node;
