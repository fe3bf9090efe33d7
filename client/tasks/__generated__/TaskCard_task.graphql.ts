/**
 * @generated SignedSource<<b155cca4c71bfcbc7dacf075995b4c6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaskCard_task$data = {
  readonly changesRequestedAt: string | null | undefined;
  readonly clipCard: {
    readonly department: {
      readonly name: string;
    };
  };
  readonly customFields: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly description: string;
  readonly estimateMinutes: number | null | undefined;
  readonly id: string;
  readonly isApprovable: boolean;
  readonly isNew: boolean;
  readonly minutesSpent: number;
  readonly name: string;
  readonly points: number | null | undefined;
  readonly priority: number | null | undefined;
  readonly unreadComments: number;
  readonly " $fragmentSpreads": FragmentRefs<"Assignees_task" | "DueDate_task" | "TaskApproval_task" | "TaskTags_task" | "useShortage_task">;
  readonly " $fragmentType": "TaskCard_task";
};
export type TaskCard_task$key = {
  readonly " $data"?: TaskCard_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskCard_task">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaskCard_task",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priority",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutesSpent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "estimateMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isNew",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "points",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isApprovable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changesRequestedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadComments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaskField",
      "kind": "LinkedField",
      "name": "customFields",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClipCard",
      "kind": "LinkedField",
      "name": "clipCard",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Department",
          "kind": "LinkedField",
          "name": "department",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DueDate_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Assignees_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TaskTags_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TaskApproval_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useShortage_task"
    }
  ],
  "type": "Task",
  "abstractKey": null
};
})();

(node as any).hash = "26992c01c1740be5331f75001a18a5a5";

export default node;
