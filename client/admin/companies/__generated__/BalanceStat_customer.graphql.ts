/**
 * @generated SignedSource<<12d4b8ec1f8e598427789f827d963c11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BalanceStat_customer$data = {
  readonly balance: number;
  readonly departments: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly nextPayment: {
          readonly createdAt: string;
        } | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "BalanceStat_customer";
};
export type BalanceStat_customer$key = {
  readonly " $data"?: BalanceStat_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BalanceStat_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BalanceStat_customer",
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
                  "concreteType": "LedgerEntry",
                  "kind": "LinkedField",
                  "name": "nextPayment",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "createdAt",
                      "storageKey": null
                    }
                  ],
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

(node as any).hash = "374ae3bdc80ff1e7c4fd1c07b9be002e";

export default node;
