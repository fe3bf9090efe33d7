/**
 * @generated SignedSource<<f64d2f370b9e2c2d98f1a2ec5471d660>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CompanyRole = "ADMINISTRATOR" | "BUYER" | "MEMBER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NewUserRole_customer$data = {
  readonly newUserRole: CompanyRole;
  readonly " $fragmentType": "NewUserRole_customer";
};
export type NewUserRole_customer$key = {
  readonly " $data"?: NewUserRole_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewUserRole_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewUserRole_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newUserRole",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "4a384e755801cd72e37126ed39a4a31b";

export default node;
