/**
 * @generated SignedSource<<e62bedfcc6f2852935348ed678507660>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserRole = "ADMIN" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UserTable_user$data = {
  readonly createdAt: string;
  readonly email: string;
  readonly emailConfirmedAt: string | null | undefined;
  readonly id: string;
  readonly isViewer: boolean;
  readonly name: string;
  readonly role: UserRole;
  readonly " $fragmentType": "UserTable_user";
};
export type UserTable_user$key = {
  readonly " $data"?: UserTable_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserTable_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserTable_user",
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
      "name": "emailConfirmedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
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

(node as any).hash = "829336c4cc70c7ad8e26633119f6d945";

export default node;
