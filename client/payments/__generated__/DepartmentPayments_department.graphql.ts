/**
 * @generated SignedSource<<13a37d6e4ad36395b9af2f8b55145190>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DepartmentPayments_department$data = {
  readonly balance: number;
  readonly " $fragmentSpreads": FragmentRefs<"LedgerHistory_department" | "NextPayment_department" | "PaymentInfo_department">;
  readonly " $fragmentType": "DepartmentPayments_department";
};
export type DepartmentPayments_department$key = {
  readonly " $data"?: DepartmentPayments_department$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepartmentPayments_department">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DepartmentPayments_department",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balance",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextPayment_department"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentInfo_department"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LedgerHistory_department"
    }
  ],
  "type": "Department",
  "abstractKey": null
};

(node as any).hash = "02f28f55cf99b1a175dccf064702b5a1";

export default node;
