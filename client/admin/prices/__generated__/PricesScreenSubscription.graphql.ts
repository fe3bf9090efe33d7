/**
 * @generated SignedSource<<088fbae0ec343b2fc5f7a745e3a9f24e>>
 * @relayHash 5d1b9aa503b85a134041f1b9b69e5839
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1890abe4e317a1fcaef7501d54cf14f96b132bff7ccc41524ea96e2f628fba4c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PricesScreenSubscription$variables = {
  connections: ReadonlyArray<string>;
};
export type PricesScreenSubscription$data = {
  readonly adminPriceListChanged: {
    readonly edge: {
      readonly node: {
        readonly id: string;
        readonly isChangeable: boolean;
        readonly priceList: {
          readonly validFrom: string;
          readonly " $fragmentSpreads": FragmentRefs<"readPriceList_list">;
        };
        readonly " $fragmentSpreads": FragmentRefs<"PlannedPrices_plan" | "PriceHistory_plan">;
      };
    } | null | undefined;
  };
};
export type PricesScreenSubscription = {
  response: PricesScreenSubscription$data;
  variables: PricesScreenSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "connections"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isChangeable",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "validFrom",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hourlyRate",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "VolumeDiscount",
  "kind": "LinkedField",
  "name": "volumeDiscounts",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fromHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "percent",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "LicenseTier",
  "kind": "LinkedField",
  "name": "licenseTiers",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "upTo",
      "storageKey": null
    },
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "yearlyDiscountPercent",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "PlanPrice",
  "kind": "LinkedField",
  "name": "planPrices",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "plan",
      "storageKey": null
    },
    (v6/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PricesScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PriceListPlanChange",
        "kind": "LinkedField",
        "name": "adminPriceListChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PriceListPlanEdge",
            "kind": "LinkedField",
            "name": "edge",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PriceListPlan",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PriceList",
                    "kind": "LinkedField",
                    "name": "priceList",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "readPriceList_list",
                        "selections": [
                          (v1/*:: as any*/),
                          (v3/*:: as any*/),
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v9/*:: as any*/)
                        ],
                        "args": null,
                        "argumentDefinitions": []
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PlannedPrices_plan"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PriceHistory_plan"
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
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PricesScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PriceListPlanChange",
        "kind": "LinkedField",
        "name": "adminPriceListChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PriceListPlanEdge",
            "kind": "LinkedField",
            "name": "edge",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PriceListPlan",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PriceList",
                    "kind": "LinkedField",
                    "name": "priceList",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v1/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/)
                    ],
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
                    "name": "note",
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
                    "name": "createdBy",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "withdrawnAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "prependEdge",
            "key": "",
            "kind": "LinkedHandle",
            "name": "edge",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1890abe4e317a1fcaef7501d54cf14f96b132bff7ccc41524ea96e2f628fba4c",
    "metadata": {},
    "name": "PricesScreenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "6eec49b62cfd9d885525925076c3a03f";

export default node;
