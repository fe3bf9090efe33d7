/**
 * @generated SignedSource<<afa8635689a91d83222000e32628c4d9>>
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
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly issuedBy: string;
  readonly lastFour: string;
  readonly lastUsedAddress: string | null | undefined;
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

(node as any).hash = "c444ee130fb682d74a25b809c2ee204f";

export default node;
