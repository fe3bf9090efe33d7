/**
 * @generated SignedSource<<51464ea367b486a654500071243a087d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DepartmentBalances_customer$data = {
  readonly departments: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly balance: number;
        readonly id: string;
        readonly name: string;
        readonly paymentMethod: PaymentMethod | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "DepartmentBalances_customer";
};
export type DepartmentBalances_customer$key = {
  readonly " $data"?: DepartmentBalances_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepartmentBalances_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DepartmentBalances_customer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "DepartmentConnection",
      "kind": "LinkedField",
      "name": "departments",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DepartmentEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Department",
              "kind": "LinkedField",
              "name": "node",
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
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "departments(first:100)"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "98de8c6fc4985951f635c4b2a31d4b49";

export default node;
