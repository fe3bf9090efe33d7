/**
 * @generated SignedSource<<63d448ce16556a847ca43a894d28b805>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type UserRole = "ADMIN" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdminUserList_user$data = {
  readonly createdAt: string;
  readonly customer: {
    readonly id: string;
  } | null | undefined;
  readonly email: string;
  readonly emailConfirmedAt: string | null | undefined;
  readonly id: string;
  readonly isViewer: boolean;
  readonly name: string;
  readonly role: UserRole;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteUserDialog_user" | "EditUserDialog_user">;
  readonly " $fragmentType": "AdminUserList_user";
};
export type AdminUserList_user$key = {
  readonly " $data"?: AdminUserList_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminUserList_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "AdminUserList_user"
};

(node as any).hash = "e1343be2a56a1b20f11960fdf9942f78";

export default node;
