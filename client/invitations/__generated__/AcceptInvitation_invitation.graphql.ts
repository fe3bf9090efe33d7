/**
 * @generated SignedSource<<03458b85b7560f18aa254c5660bb4a8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AcceptInvitation_invitation$data = {
  readonly companyName: string;
  readonly email: string;
  readonly name: string;
  readonly " $fragmentType": "AcceptInvitation_invitation";
};
export type AcceptInvitation_invitation$key = {
  readonly " $data"?: AcceptInvitation_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcceptInvitation_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AcceptInvitation_invitation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyName",
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
  "type": "InvitationPreview",
  "abstractKey": null
};

(node as any).hash = "d0aff096a00a2b99d7145bc1df9a5eb7";

export default node;
