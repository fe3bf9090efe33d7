/**
 * @generated SignedSource<<3b5231c9a26279dc6ce3d61dd93ba123>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamTable_member$data = {
  readonly avatar: string | null | undefined;
  readonly calendarBookingUrl: string | null | undefined;
  readonly email: string;
  readonly id: string;
  readonly isActive: boolean;
  readonly name: string;
  readonly phone: string | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteTeamMemberDialog_member" | "EditTeamMemberDialog_member">;
  readonly " $fragmentType": "TeamTable_member";
};
export type TeamTable_member$key = {
  readonly " $data"?: TeamTable_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamTable_member">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "TeamTable_member"
};

(node as any).hash = "4c2fa79d8c4a481970f849746fce56d7";

export default node;
