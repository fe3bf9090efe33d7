/**
 * @generated SignedSource<<03c3962dfb965d16c16695c8d520e963>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type UserRole = "ADMIN" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UserTable_user$data = {
  readonly createdAt: string;
  readonly email: string;
  readonly emailConfirmedAt: string | null | undefined;
  readonly id: string;
  readonly isViewer: boolean;
  readonly name: string;
  readonly role: UserRole;
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

(node as any).hash = "620d4ef51a5e1359ee9ef362b476b8f1";

export default node;
