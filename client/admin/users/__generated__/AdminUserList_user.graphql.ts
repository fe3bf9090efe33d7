/**
 * @generated SignedSource<<46200cc594c387a5cddd89cba3ea047f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type SecondFactor = "AUTHENTICATOR_APP" | "PASSKEY" | "%future added value";
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
  readonly lastSeenAt: string | null | undefined;
  readonly name: string;
  readonly role: UserRole;
  readonly secondFactors: ReadonlyArray<SecondFactor> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteUserDialog_user" | "EditUserDialog_user" | "ResetSecondFactorsDialog_user">;
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

(node as any).hash = "4c21bba007578b2c678d3b2ee8bc0fbf";

export default node;
