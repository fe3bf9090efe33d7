/**
 * @generated SignedSource<<72496f67d36540d3a05051d13e70d3a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type SecondFactor = "AUTHENTICATOR_APP" | "PASSKEY" | "%future added value";
export type UserRole = "ADMIN" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UserTable_user$data = {
  readonly createdAt: string;
  readonly email: string;
  readonly emailConfirmedAt: string | null | undefined;
  readonly id: string;
  readonly isViewer: boolean;
  readonly lastSeenAt: string | null | undefined;
  readonly name: string;
  readonly role: UserRole;
  readonly secondFactors: ReadonlyArray<SecondFactor> | null | undefined;
  readonly " $fragmentType": "UserTable_user";
};
export type UserTable_user$key = {
  readonly " $data"?: UserTable_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserTable_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "UserTable_user"
};

(node as any).hash = "dfbd247fb27c94c677275f5113378841";

export default node;
