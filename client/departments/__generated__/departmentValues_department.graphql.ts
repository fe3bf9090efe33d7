/**
 * @generated SignedSource<<c17c8bdca4f0a8e4ca9fd7da66e23788>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type departmentValues_department$data = {
  readonly billingEmail: string | null | undefined;
  readonly city: string | null | undefined;
  readonly contactPerson: string;
  readonly name: string;
  readonly phoneNumber: string | null | undefined;
  readonly poNumber: string | null | undefined;
  readonly street: string | null | undefined;
  readonly zip: string | null | undefined;
  readonly " $fragmentType": "departmentValues_department";
};
export type departmentValues_department$key = {
  readonly " $data"?: departmentValues_department$data;
  readonly " $fragmentSpreads": FragmentRefs<"departmentValues_department">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "departmentValues_department"
};

(node as any).hash = "d34dba117cb836337306a8371dada404";

export default node;
