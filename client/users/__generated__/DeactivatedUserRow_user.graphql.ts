/**
 * @generated SignedSource<<16763d7729ad26f8caa06e62171d643b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CompanyRole = "ADMINISTRATOR" | "BUYER" | "MEMBER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeactivatedUserRow_user$data = {
  readonly companyRole: CompanyRole;
  readonly email: string;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "DeactivatedUserRow_user";
};
export type DeactivatedUserRow_user$key = {
  readonly " $data"?: DeactivatedUserRow_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeactivatedUserRow_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeactivatedUserRow_user",
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
      "name": "companyRole",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "cd7bc68ccfbb4fdb6d3da52a934b9d49";

export default node;
