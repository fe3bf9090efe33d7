/**
 * @generated SignedSource<<b0ec71f17802739a6ad097b90a72c4e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecentActivity_dashboard$data = {
  readonly recentActivity: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ActivityItem_activity">;
  }>;
  readonly summary: {
    readonly " $fragmentSpreads": FragmentRefs<"ActivitySummary_summary">;
  } | null | undefined;
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

(node as any).hash = "44150e32a975334ff9dcb249471ce6a2";

export default node;
