/**
 * @generated SignedSource<<b9288816e5509988a07c235c183994d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Interval = "MONTHLY" | "YEARLY" | "%future added value";
export type LicenseStatus = "ACTIVE" | "EXPIRED" | "PENDING" | "%future added value";
export type Plan = "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AdminLicenseList_customer$data = {
  readonly licenses: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly billingInterval: Interval;
        readonly contractTerm: number;
        readonly id: string;
        readonly installation: {
          readonly subdomain: string;
        };
        readonly quantity: number;
        readonly status: LicenseStatus;
        readonly type: Plan;
        readonly validFrom: string;
        readonly validUntil: string;
        readonly " $fragmentSpreads": FragmentRefs<"DeleteLicenseDialog_license" | "EditLicenseDialog_license">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CreateLicenseDialog_customer" | "EditLicenseDialog_customer">;
  readonly " $fragmentType": "AdminLicenseList_customer";
};
export type AdminLicenseList_customer$key = {
  readonly " $data"?: AdminLicenseList_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminLicenseList_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": null,
        "cursor": null,
        "direction": "forward",
        "path": [
          "licenses"
        ]
      }
    ]
  },
  "name": "AdminLicenseList_customer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreateLicenseDialog_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditLicenseDialog_customer"
    },
    {
      "alias": "licenses",
      "args": null,
      "concreteType": "LicenseConnection",
      "kind": "LinkedField",
      "name": "__AdminLicenseList_licenses_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LicenseEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "License",
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
                  "name": "type",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "quantity",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "status",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "billingInterval",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "contractTerm",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "validFrom",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "validUntil",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Installation",
                  "kind": "LinkedField",
                  "name": "installation",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "subdomain",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "EditLicenseDialog_license"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "DeleteLicenseDialog_license"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "kind": "ClientExtension",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__id",
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "d24299ef0045f1b1f8f57f47cdfd6f8f";

export default node;
