/**
 * @generated SignedSource<<33d19ce1506c6a94586c0677c435405a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FirstSteps_dashboard$data = {
  readonly customer: {
    readonly departments: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly paymentMethod: PaymentMethod | null | undefined;
        };
      }>;
    };
  } | null | undefined;
  readonly stats: {
    readonly activeLicenses: number;
    readonly pendingRequests: number;
  };
  readonly " $fragmentType": "FirstSteps_dashboard";
};
export type FirstSteps_dashboard$key = {
  readonly " $data"?: FirstSteps_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"FirstSteps_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FirstSteps_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DashboardStats",
      "kind": "LinkedField",
      "name": "stats",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activeLicenses",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pendingRequests",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 10
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
                      "name": "paymentMethod",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "departments(first:10)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "61c886053aba9cdcb17bb3d7554988d0";

export default node;
