/**
 * @generated SignedSource<<05537fba8ffb938dc733b3d3abe3f537>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteTeamMemberDialog_member$data = {
  readonly email: string;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "DeleteTeamMemberDialog_member";
};
export type DeleteTeamMemberDialog_member$key = {
  readonly " $data"?: DeleteTeamMemberDialog_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteTeamMemberDialog_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteTeamMemberDialog_member",
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
    }
  ],
  "type": "TeamMember",
  "abstractKey": null
};

(node as any).hash = "9991c708b3d1fb4cd997151182377d98";

export default node;
