/**
 * @generated SignedSource<<be091c6a92617d30fcea117afcbce478>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CompanyRole = "ADMINISTRATOR" | "BUYER" | "MEMBER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AddPeople_customer$data = {
  readonly id: string;
  readonly newUserRole: CompanyRole;
  readonly " $fragmentType": "AddPeople_customer";
};
export type AddPeople_customer$key = {
  readonly " $data"?: AddPeople_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddPeople_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddPeople_customer",
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
      "name": "newUserRole",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "eb7f4f9269c51f67fb6ae8118237d3a4";

export default node;
