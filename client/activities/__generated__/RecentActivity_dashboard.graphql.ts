/**
 * @generated SignedSource<<7bf57211f401de03cd1e41ccc6ef239f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecentActivity_dashboard$data = {
  readonly recentActivity: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ActivityItem_activity">;
  }>;
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

(node as any).hash = "f78a90eca4c6e1420507f6e5ab94e81b";

export default node;
