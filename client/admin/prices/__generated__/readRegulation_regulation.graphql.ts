/**
 * @generated SignedSource<<41ccf078d7e6563ad464d86f50b730c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readRegulation_regulation$data = {
  readonly appliedCount: number;
  readonly createdAt: string;
  readonly createdBy: string | null | undefined;
  readonly id: string;
  readonly note: string;
  readonly notifiedCount: number;
  readonly percent: number;
  readonly validFrom: string;
  readonly withdrawnAt: string | null | undefined;
  readonly " $fragmentType": "readRegulation_regulation";
};
export type readRegulation_regulation$key = {
  readonly " $data"?: readRegulation_regulation$data;
  readonly " $fragmentSpreads": FragmentRefs<"readRegulation_regulation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readRegulation_regulation"
};

(node as any).hash = "9926b70bb913b3ff706bbb41a41eae75";

export default node;
