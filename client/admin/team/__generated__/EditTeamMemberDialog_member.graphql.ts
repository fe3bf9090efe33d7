/**
 * @generated SignedSource<<b3a117e236c1ac0ed5a913a25c114225>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditTeamMemberDialog_member$data = {
  readonly avatar: string | null | undefined;
  readonly calendarBookingUrl: string | null | undefined;
  readonly clickUpId: string | null | undefined;
  readonly email: string;
  readonly id: string;
  readonly isActive: boolean;
  readonly name: string;
  readonly phone: string | null | undefined;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentType": "EditTeamMemberDialog_member";
};
export type EditTeamMemberDialog_member$key = {
  readonly " $data"?: EditTeamMemberDialog_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditTeamMemberDialog_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditTeamMemberDialog_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avatar",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "calendarBookingUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clickUpId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    }
  ],
  "type": "TeamMember",
  "abstractKey": null
};

(node as any).hash = "0dc25e46ede4ace01e5f0fd957227dc6";

export default node;
