/**
 * @generated SignedSource<<c7394eb1c30b99db5a1d2711a9f93b8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DepartmentCard_department$data = {
  readonly city: string | null | undefined;
  readonly contactPerson: string;
  readonly id: string;
  readonly installations: {
    readonly totalCount: number;
  };
  readonly name: string;
  readonly paymentMethod: PaymentMethod | null | undefined;
  readonly phoneNumber: string | null | undefined;
  readonly street: string | null | undefined;
  readonly zip: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteDepartmentDialog_department" | "EditDepartmentDialog_department" | "PaymentMethodDialog_department" | "PaymentMethodLine_department">;
  readonly " $fragmentType": "DepartmentCard_department";
};
export type DepartmentCard_department$key = {
  readonly " $data"?: DepartmentCard_department$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepartmentCard_department">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DepartmentCard_department",
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
      "name": "paymentMethod",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "InstallationConnection",
      "kind": "LinkedField",
      "name": "installations",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "installations(first:1)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentMethodLine_department"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditDepartmentDialog_department"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentMethodDialog_department"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteDepartmentDialog_department"
    }
  ],
  "type": "Department",
  "abstractKey": null
};

(node as any).hash = "851ec7acf2f75b4cd20886398f087150";

export default node;
