/**
 * @generated SignedSource<<8b424d2a6685b6fb4a4104250269fcf2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaskDetails_task$data = {
  readonly approvedAt: string | null | undefined;
  readonly approvedBy: string | null | undefined;
  readonly assignees: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly changesRequested: string | null | undefined;
  readonly changesRequestedAt: string | null | undefined;
  readonly clipCard: {
    readonly department: {
      readonly name: string;
    };
    readonly id: string;
  };
  readonly color: string;
  readonly createdAt: string;
  readonly customFields: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly description: string;
  readonly dueAt: string | null | undefined;
  readonly estimateMinutes: number | null | undefined;
  readonly isApprovable: boolean;
  readonly minutesSpent: number;
  readonly points: number | null | undefined;
  readonly priority: number | null | undefined;
  readonly status: string;
  readonly tags: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"AssigneeNames_task" | "DueDate_task" | "TaskEntries_task" | "TaskTags_task" | "useShortage_task">;
  readonly " $fragmentType": "TaskDetails_task";
};
export type TaskDetails_task$key = {
  readonly " $data"?: TaskDetails_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskDetails_task">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaskDetails_task",
  "selections": [
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "color",
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
      "name": "points",
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
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueAt",
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
      "name": "changesRequested",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approvedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approvedBy",
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
      "concreteType": "TaskTag",
      "kind": "LinkedField",
      "name": "tags",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaskAssignee",
      "kind": "LinkedField",
      "name": "assignees",
      "plural": true,
      "selections": (v1/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Department",
          "kind": "LinkedField",
          "name": "department",
          "plural": false,
          "selections": (v1/*:: as any*/),
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
      "name": "TaskTags_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssigneeNames_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TaskEntries_task"
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

(node as any).hash = "a0fe919967095c8571a564eaa6b011bb";

export default node;
