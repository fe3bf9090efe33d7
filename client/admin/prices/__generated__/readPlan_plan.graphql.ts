/**
 * @generated SignedSource<<66120f165aa2c3afa90c9d8c7a87fc54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readPlan_plan$data = {
  readonly createdAt: string;
  readonly createdBy: string | null | undefined;
  readonly id: string;
  readonly isChangeable: boolean;
  readonly note: string;
  readonly priceList: {
    readonly " $fragmentSpreads": FragmentRefs<"readPriceList_list">;
  };
  readonly version: number;
  readonly withdrawnAt: string | null | undefined;
  readonly " $fragmentType": "readPlan_plan";
};
export type readPlan_plan$key = {
  readonly " $data"?: readPlan_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"readPlan_plan">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readPlan_plan"
};

(node as any).hash = "aead6fa1bfb2a4082585ca1512baee5e";

export default node;
