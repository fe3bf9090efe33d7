/**
 * @generated SignedSource<<6061b2ad060a7f1a9d50d3e3ab707548>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
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

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamTable_member",
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
      "name": "isActive",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditTeamMemberDialog_member"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteTeamMemberDialog_member"
    }
  ],
  "type": "TeamMember",
  "abstractKey": null
};

(node as any).hash = "1a9fc27512ff0a45221c9ccfa1e370cd";

export default node;
