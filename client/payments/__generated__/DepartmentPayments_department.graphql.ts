/**
 * @generated SignedSource<<dadf060762f939a5a4338a9be9135abd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DepartmentPayments_department$data = {
  readonly balance: number;
  readonly nextPayment: {
    readonly createdAt: string;
    readonly description: string;
    readonly gross: number;
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LedgerHistory_department" | "PaymentInfo_department">;
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
      "alias": null,
      "args": null,
      "concreteType": "LedgerEntry",
      "kind": "LinkedField",
      "name": "nextPayment",
      "plural": false,
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
          "name": "gross",
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
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
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

(node as any).hash = "948a52a94ab18a06fe8b9f6997c7ab49";

export default node;
