/**
 * @generated SignedSource<<ab897242c3b3365a7232060412721225>>
 * @relayHash b2f6e11decad43695914744ed60379e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c61ee5603927e317f3e6a43ab8d09e6151a08812626a58da1fde7832a9552c5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Plan = "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "%future added value";
export type PriceListInput = {
  hourlyRate: number;
  licenseTiers: ReadonlyArray<LicenseTierInput>;
  note: string;
  planPrices: ReadonlyArray<PlanPriceInput>;
  validFrom: string;
  volumeDiscounts: ReadonlyArray<VolumeDiscountInput>;
  yearlyDiscountPercent: number;
};
export type LicenseTierInput = {
  price: number;
  upTo?: number | null | undefined;
};
export type PlanPriceInput = {
  plan: Plan;
  price: number;
};
export type VolumeDiscountInput = {
  fromHours: number;
  percent: number;
};
export type PlanPricesDialogUpdateMutation$variables = {
  id: string;
  input: PriceListInput;
  version?: number | null | undefined;
};
export type PlanPricesDialogUpdateMutation$data = {
  readonly updatePriceList: {
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
export type PlanPricesDialogUpdateMutation = {
  response: PlanPricesDialogUpdateMutation$data;
  variables: PlanPricesDialogUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "version"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "version",
    "variableName": "version"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isChangeable",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "validFrom",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hourlyRate",
  "storageKey": null
},
v8 = {
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
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v10 = {
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
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "yearlyDiscountPercent",
  "storageKey": null
},
v12 = {
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
    (v9/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PlanPricesDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "PriceListPlanChange",
        "kind": "LinkedField",
        "name": "updatePriceList",
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
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PriceList",
                    "kind": "LinkedField",
                    "name": "priceList",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "readPriceList_list",
                        "selections": [
                          (v4/*:: as any*/),
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v10/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/)
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
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PlanPricesDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "PriceListPlanChange",
        "kind": "LinkedField",
        "name": "updatePriceList",
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
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PriceList",
                    "kind": "LinkedField",
                    "name": "priceList",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v4/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/)
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4c61ee5603927e317f3e6a43ab8d09e6151a08812626a58da1fde7832a9552c5",
    "metadata": {},
    "name": "PlanPricesDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b336a4e2b1e64ad81aa6518dddec6db3";

export default node;
