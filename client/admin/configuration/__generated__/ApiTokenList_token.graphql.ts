/**
 * @generated SignedSource<<259cf035269a0bed52ad6143b039d8d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ApiTokenScope = "READ" | "READ_WRITE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ApiTokenList_token$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly issuedBy: string;
  readonly lastFour: string;
  readonly lastUsedAt: string | null | undefined;
  readonly name: string;
  readonly revokedAt: string | null | undefined;
  readonly scope: ApiTokenScope;
  readonly " $fragmentType": "ApiTokenList_token";
};
export type ApiTokenList_token$key = {
  readonly " $data"?: ApiTokenList_token$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApiTokenList_token">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ApiTokenList_token"
};

(node as any).hash = "e5d69ed68f795e46a4e222737849c6df";

export default node;
