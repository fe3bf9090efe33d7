/**
 * @generated SignedSource<<a21b3aa36f9c55d8ed9ef1c6f83d8c7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeactivateUserDialog_user$data = {
  readonly email: string;
  readonly id: string;
  readonly isViewer: boolean;
  readonly name: string;
  readonly " $fragmentType": "DeactivateUserDialog_user";
};
export type DeactivateUserDialog_user$key = {
  readonly " $data"?: DeactivateUserDialog_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeactivateUserDialog_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeactivateUserDialog_user",
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
      "name": "isViewer",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "605439f7571e29ea1dd5713774f8cc50";

export default node;
