/**
 * @generated SignedSource<<14760b2515076487350a3fea9bc9b9e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CompanyRole = "ADMINISTRATOR" | "BUYER" | "MEMBER" | "%future added value";
export type SecondFactor = "AUTHENTICATOR_APP" | "PASSKEY" | "%future added value";
export type UserRole = "ADMIN" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdminUserList_user$data = {
  readonly companyRole: CompanyRole;
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

(node as any).hash = "69c2e3fb4dcae2ba6dbbf55e3381263f";

export default node;
