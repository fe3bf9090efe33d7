/**
 * @generated SignedSource<<73fdc3bdb44e159e44e56b33d7884e23>>
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
export type UserTable_user$data = {
  readonly companyRole: CompanyRole;
  readonly createdAt: string;
  readonly email: string;
  readonly emailConfirmedAt: string | null | undefined;
  readonly id: string;
  readonly isViewer: boolean;
  readonly lastSeenAt: string | null | undefined;
  readonly name: string;
  readonly role: UserRole;
  readonly secondFactors: ReadonlyArray<SecondFactor> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeactivateUserDialog_user" | "EditColleagueDialog_user">;
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

(node as any).hash = "65cc85598b5ab8a546aa1228d385252c";

export default node;
