/**
 * @generated SignedSource<<221a222fa1f21ab4bd203cd0d74df961>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readPriceList_plan$data = {
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
  readonly " $fragmentType": "readPriceList_plan";
};
export type readPriceList_plan$key = {
  readonly " $data"?: readPriceList_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"readPriceList_plan">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readPriceList_plan"
};

(node as any).hash = "e829c0bf03ae1803b8f87e50e03b734d";

export default node;
