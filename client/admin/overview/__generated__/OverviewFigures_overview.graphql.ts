/**
 * @generated SignedSource<<2a3c7a53d8aa2ed6eed4ea767934f7c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OverviewFigureName = "CREDIT_OWED" | "HOURS_SOLD" | "HOURS_USED" | "INVOICED" | "LOST_CUSTOMERS" | "NEW_CUSTOMERS" | "OUTSTANDING" | "PROMISES_BROKEN" | "PROMISES_KEPT" | "RECURRING_REVENUE" | "RENEWALS" | "SEATS" | "TASKS" | "TASK_AGES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OverviewFigures_overview$data = {
  readonly differences: ReadonlyArray<{
    readonly amount: number;
    readonly figure: OverviewFigureName;
    readonly ledger: number;
  }>;
  readonly figures: ReadonlyArray<{
    readonly amount: number | null | undefined;
    readonly count: number | null | undefined;
    readonly earlierAmount: number | null | undefined;
    readonly earlierCount: number | null | undefined;
    readonly figure: OverviewFigureName;
    readonly parts: ReadonlyArray<{
      readonly amount: number | null | undefined;
      readonly count: number | null | undefined;
      readonly earlierAmount: number | null | undefined;
      readonly earlierCount: number | null | undefined;
      readonly key: string;
    }>;
    readonly points: ReadonlyArray<{
      readonly amount: number | null | undefined;
      readonly count: number | null | undefined;
      readonly earlierAmount: number | null | undefined;
      readonly earlierCount: number | null | undefined;
      readonly from: string;
      readonly to: string;
    }>;
  }>;
  readonly from: string;
  readonly takenAt: string;
  readonly to: string;
  readonly " $fragmentType": "OverviewFigures_overview";
};
export type OverviewFigures_overview$key = {
  readonly " $data"?: OverviewFigures_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverviewFigures_overview">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "to",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "figure",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "earlierAmount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "earlierCount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OverviewFigures_overview",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OverviewDifference",
      "kind": "LinkedField",
      "name": "differences",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ledger",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OverviewFigure",
      "kind": "LinkedField",
      "name": "figures",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "OverviewPart",
          "kind": "LinkedField",
          "name": "parts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OverviewPoint",
          "kind": "LinkedField",
          "name": "points",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Overview",
  "abstractKey": null
};
})();

(node as any).hash = "953be3bde6476225d4db660873da550b";

export default node;
