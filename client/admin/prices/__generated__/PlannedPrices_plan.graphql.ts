/**
 * @generated SignedSource<<dbd570171dbd10d58ece19044684a9c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlannedPrices_plan$data = {
  readonly id: string;
  readonly note: string;
  readonly priceList: {
    readonly " $fragmentSpreads": FragmentRefs<"readPriceList_list">;
  };
  readonly version: number;
  readonly " $fragmentType": "PlannedPrices_plan";
};
export type PlannedPrices_plan$key = {
  readonly " $data"?: PlannedPrices_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlannedPrices_plan">;
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
  "name": "price",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlannedPrices_plan",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "PriceList",
      "kind": "LinkedField",
      "name": "priceList",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "readPriceList_list",
          "selections": [
            (v0/*:: as any*/),
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
                (v1/*:: as any*/)
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
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PriceListPlan",
  "abstractKey": null
};
})();

(node as any).hash = "9436e4f3ccf33490d634f4f9b7c9791c";

export default node;
