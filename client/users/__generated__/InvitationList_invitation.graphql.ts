/**
 * @generated SignedSource<<ad9584e65700cf7b30bdd90d63b73f68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
