/**
 * @generated SignedSource<<57a39d46ea64f668c8583f7098195f16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PriceItem = "HOURLY_RATE" | "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "SERVICE_AGREEMENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CompanyPrices_customer$data = {
  readonly prices: {
    readonly agreedPrices: ReadonlyArray<{
      readonly item: PriceItem;
      readonly validUntil: string | null | undefined;
    }>;
    readonly priceList: {
      readonly " $fragmentSpreads": FragmentRefs<"readPriceList_list">;
    };
    readonly standardPriceList: {
      readonly " $fragmentSpreads": FragmentRefs<"readPriceList_list">;
    };
  };
  readonly " $fragmentType": "CompanyPrices_customer";
};
export type CompanyPrices_customer$key = {
  readonly " $data"?: CompanyPrices_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyPrices_customer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v1 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "readPriceList_list",
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
        "name": "validFrom",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hourlyRate",
        "storageKey": null
      },
      {
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
      {
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
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "yearlyDiscountPercent",
        "storageKey": null
      },
      {
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
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyPrices_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanyPrices",
      "kind": "LinkedField",
      "name": "prices",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PriceList",
          "kind": "LinkedField",
          "name": "priceList",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PriceList",
          "kind": "LinkedField",
          "name": "standardPriceList",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AgreedPrice",
          "kind": "LinkedField",
          "name": "agreedPrices",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "item",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "validUntil",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "d9915dd980cf1b1d79f891d9125c3861";

export default node;
