/**
 * @generated SignedSource<<841cd1cc0efdd2ce8eeb10d98c5346c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Interval = "MONTHLY" | "YEARLY" | "%future added value";
export type ServiceAgreementStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AdminAgreementList_customer$data = {
  readonly serviceAgreements: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly department: {
          readonly customer: {
            readonly id: string;
            readonly name: string;
          };
          readonly name: string;
        };
        readonly duration: number;
        readonly endDate: string;
        readonly id: string;
        readonly licenseCount: number;
        readonly licensePrice: number;
        readonly paymentInterval: Interval;
        readonly startDate: string;
        readonly status: ServiceAgreementStatus;
        readonly " $fragmentSpreads": FragmentRefs<"ActivateAgreement_agreement" | "DeleteAgreementDialog_agreement" | "EditAgreementDialog_agreement" | "LogWorkDialog_agreement">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CreateAgreementDialog_customer">;
  readonly " $fragmentType": "AdminAgreementList_customer";
};
export type AdminAgreementList_customer$key = {
  readonly " $data"?: AdminAgreementList_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminAgreementList_customer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": null,
        "cursor": null,
        "direction": "forward",
        "path": [
          "serviceAgreements"
        ]
      }
    ]
  },
  "name": "AdminAgreementList_customer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreateAgreementDialog_customer"
    },
    {
      "alias": "serviceAgreements",
      "args": null,
      "concreteType": "ServiceAgreementConnection",
      "kind": "LinkedField",
      "name": "__AdminAgreementList_serviceAgreements_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ServiceAgreementEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ServiceAgreement",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
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
                  "name": "startDate",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "endDate",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "duration",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "paymentInterval",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "licenseCount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "licensePrice",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Department",
                  "kind": "LinkedField",
                  "name": "department",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Customer",
                      "kind": "LinkedField",
                      "name": "customer",
                      "plural": false,
                      "selections": [
                        (v0/*:: as any*/),
                        (v1/*:: as any*/)
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ActivateAgreement_agreement"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "EditAgreementDialog_agreement"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "DeleteAgreementDialog_agreement"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "LogWorkDialog_agreement"
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
})();

(node as any).hash = "69043332c0a794c510f4833d56dbcbd4";

export default node;
