/**
 * @generated SignedSource<<45049236ada71c460bb800f692474a9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvitationList_invitation$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationRow_invitation">;
  readonly " $fragmentType": "InvitationList_invitation";
};
export type InvitationList_invitation$key = {
  readonly " $data"?: InvitationList_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationList_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitationList_invitation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvitationRow_invitation"
    }
  ],
  "type": "Invitation",
  "abstractKey": null
};

(node as any).hash = "4dabb545c6e833dd3a32c2ca53226123";

export default node;
