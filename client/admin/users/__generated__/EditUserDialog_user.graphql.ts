/**
 * @generated SignedSource<<d57e5028ca736981aa956e9443c6eb6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserRole = "ADMIN" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditUserDialog_user$data = {
  readonly email: string;
  readonly id: string;
  readonly name: string;
  readonly role: UserRole;
  readonly version: number;
  readonly " $fragmentType": "EditUserDialog_user";
};
export type EditUserDialog_user$key = {
  readonly " $data"?: EditUserDialog_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditUserDialog_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditUserDialog_user",
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
      "name": "role",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "07d926453d8a678a84e05af0d49ebbab";

export default node;
