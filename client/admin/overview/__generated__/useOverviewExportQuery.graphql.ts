/**
 * @generated SignedSource<<9c2f5da3cc3a1eb2470f15eb3154169d>>
 * @relayHash 23d04ce826f16f5123fc714bf1a72b32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf4d8b5b0863003defc4e3cb5549974bfe099ef5fc1005217459d23a5776e6d9

import type { ConcreteRequest } from 'relay-runtime';
export type OverviewComparison = "NONE" | "PERIOD_BEFORE" | "YEAR_BEFORE" | "%future added value";
export type OverviewFigureName = "CREDIT_OWED" | "HOURS_SOLD" | "HOURS_USED" | "INVOICED" | "LOST_CUSTOMERS" | "NEW_CUSTOMERS" | "OUTSTANDING" | "PROMISES_BROKEN" | "PROMISES_KEPT" | "RECURRING_REVENUE" | "RENEWALS" | "SEATS" | "TASKS" | "TASK_AGES" | "%future added value";
export type OverviewPeriod = "DAYS_30" | "QUARTER" | "YEAR" | "%future added value";
export type useOverviewExportQuery$variables = {
  comparison: OverviewComparison;
  period: OverviewPeriod;
};
export type useOverviewExportQuery$data = {
  readonly admin: {
    readonly overview: {
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
      readonly to: string;
    } | null | undefined;
  };
};
export type useOverviewExportQuery = {
  response: useOverviewExportQuery$data;
  variables: useOverviewExportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "comparison"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "period"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "to",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "earlierAmount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "earlierCount",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "comparison",
      "variableName": "comparison"
    },
    {
      "kind": "Variable",
      "name": "period",
      "variableName": "period"
    }
  ],
  "concreteType": "Overview",
  "kind": "LinkedField",
  "name": "overview",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OverviewFigure",
      "kind": "LinkedField",
      "name": "figures",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "figure",
          "storageKey": null
        },
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        (v7/*:: as any*/),
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
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/),
            (v7/*:: as any*/)
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
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/),
            (v7/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOverviewExportQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useOverviewExportQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cf4d8b5b0863003defc4e3cb5549974bfe099ef5fc1005217459d23a5776e6d9",
    "metadata": {},
    "name": "useOverviewExportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0b1ddebb58fcb4b9d5bbcf3d5ba50f76";

export default node;
