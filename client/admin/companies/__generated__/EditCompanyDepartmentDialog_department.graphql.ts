/**
 * @generated SignedSource<<b07e6b8f6a68752593f5865177e0d13c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditCompanyDepartmentDialog_department$data = {
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
  readonly " $fragmentType": "EditCompanyDepartmentDialog_department";
};
export type EditCompanyDepartmentDialog_department$key = {
  readonly " $data"?: EditCompanyDepartmentDialog_department$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditCompanyDepartmentDialog_department">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditCompanyDepartmentDialog_department",
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

(node as any).hash = "c05fe4b732c2a057dd3a2b0b009d8902";

export default node;
