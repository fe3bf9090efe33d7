/**
 * @generated SignedSource<<dec30678fd36e2f2addecc33167e60af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CompanyRole = "ADMINISTRATOR" | "BUYER" | "MEMBER" | "%future added value";
export type UserRole = "ADMIN" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditUserDialog_user$data = {
  readonly companyRole: CompanyRole;
  readonly email: string;
  readonly id: string;
  readonly name: string;
  readonly pendingEmail: {
    readonly email: string;
  } | null | undefined;
  readonly role: UserRole;
  readonly version: number;
  readonly " $fragmentType": "EditUserDialog_user";
};
export type EditUserDialog_user$key = {
  readonly " $data"?: EditUserDialog_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditUserDialog_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
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
    (v0/*:: as any*/),
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
      "name": "companyRole",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PendingEmail",
      "kind": "LinkedField",
      "name": "pendingEmail",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "5daa41e090d0a25d84a108be6998e6df";

export default node;
