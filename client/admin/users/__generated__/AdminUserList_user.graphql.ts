/**
 * @generated SignedSource<<27b348c907137f4b8efe841e156b634d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserRole = "ADMIN" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdminUserList_user$data = {
  readonly createdAt: string;
  readonly customer: {
    readonly id: string;
  } | null | undefined;
  readonly email: string;
  readonly emailConfirmedAt: string | null | undefined;
  readonly id: string;
  readonly isViewer: boolean;
  readonly name: string;
  readonly role: UserRole;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteUserDialog_user" | "EditUserDialog_user">;
  readonly " $fragmentType": "AdminUserList_user";
};
export type AdminUserList_user$key = {
  readonly " $data"?: AdminUserList_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminUserList_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminUserList_user",
  "selections": [
    (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditUserDialog_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteUserDialog_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "652307109ae06476b525602d8b4a4bcb";

export default node;
