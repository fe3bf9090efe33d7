/**
 * @generated SignedSource<<fbd42ca33c1437e8c1ce9ea99d9bf1a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type RecentActivity_dashboard$data = {
  readonly recentActivity: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ActivityItem_activity">;
  }>;
  readonly summary: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"ActivitySummary_summary">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "RecentActivity_dashboard";
};
export type RecentActivity_dashboard$key = {
  readonly " $data"?: RecentActivity_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentActivity_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecentActivity_dashboard",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "ActivitySummary",
        "kind": "LinkedField",
        "name": "summary",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ActivitySummary_summary"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Activity",
      "kind": "LinkedField",
      "name": "recentActivity",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ActivityItem_activity"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "e2ff76ca7bbe17a7494e66e88f08ab35";

export default node;
