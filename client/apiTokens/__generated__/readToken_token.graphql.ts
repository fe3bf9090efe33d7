/**
 * @generated SignedSource<<717685b3ec7f884076643c02cee0e02d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ApiTokenScope = "READ" | "READ_WRITE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readToken_token$data = {
  readonly allowedAddresses: ReadonlyArray<string>;
  readonly createdAt: string;
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly issuedBy: string;
  readonly lastFour: string;
  readonly lastUsedAddress: string | null | undefined;
  readonly lastUsedAt: string | null | undefined;
  readonly name: string;
  readonly program: string;
  readonly revokedAt: string | null | undefined;
  readonly scope: ApiTokenScope;
  readonly " $fragmentType": "readToken_token";
};
export type readToken_token$key = {
  readonly " $data"?: readToken_token$data;
  readonly " $fragmentSpreads": FragmentRefs<"readToken_token">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readToken_token"
};

(node as any).hash = "8d6d0e072fe98bb3e30a9dbffed4ce3d";

export default node;
