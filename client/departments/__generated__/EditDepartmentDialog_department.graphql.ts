/**
 * @generated SignedSource<<743598cae618dbc3de1e6a70e8433b66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditDepartmentDialog_department$data = {
  readonly billingEmail: string | null | undefined;
  readonly city: string | null | undefined;
  readonly contactPerson: string;
  readonly id: string;
  readonly name: string;
  readonly phoneNumber: string | null | undefined;
  readonly poNumber: string | null | undefined;
  readonly street: string | null | undefined;
  readonly version: number;
  readonly zip: string | null | undefined;
  readonly " $fragmentType": "EditDepartmentDialog_department";
};
export type EditDepartmentDialog_department$key = {
  readonly " $data"?: EditDepartmentDialog_department$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditDepartmentDialog_department">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditDepartmentDialog_department",
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
      "name": "contactPerson",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "street",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zip",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billingEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "poNumber",
      "storageKey": null
    }
  ],
  "type": "Department",
  "abstractKey": null
};

(node as any).hash = "b2756e08d63fa660149e12b5eef240be";

export default node;
