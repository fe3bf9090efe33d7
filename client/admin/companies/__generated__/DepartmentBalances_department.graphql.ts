/**
 * @generated SignedSource<<e5a78a3d73d672ad1bf3cace36f2c2c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DepartmentBalances_department$data = {
  readonly balance: number;
  readonly id: string;
  readonly name: string;
  readonly paymentMethod: PaymentMethod | null | undefined;
  readonly " $fragmentType": "DepartmentBalances_department";
};
export type DepartmentBalances_department$key = {
  readonly " $data"?: DepartmentBalances_department$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepartmentBalances_department">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DepartmentBalances_department",
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
      "name": "paymentMethod",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balance",
      "storageKey": null
    }
  ],
  "type": "Department",
  "abstractKey": null
};

(node as any).hash = "c1d15b33bc800b32a26fba2b693b56c2";

export default node;
