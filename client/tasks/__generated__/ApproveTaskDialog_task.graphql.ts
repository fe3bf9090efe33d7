/**
 * @generated SignedSource<<47a5509703cf5b0bbcb4547062ac2a3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApproveTaskDialog_task$data = {
  readonly assignees: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly clipCard: {
    readonly department: {
      readonly name: string;
    };
    readonly id: string;
  };
  readonly description: string;
  readonly estimateMinutes: number | null | undefined;
  readonly minutesSpent: number;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"useShortage_task">;
  readonly " $fragmentType": "ApproveTaskDialog_task";
};
export type ApproveTaskDialog_task$key = {
  readonly " $data"?: ApproveTaskDialog_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveTaskDialog_task">;
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
  "name": "ApproveTaskDialog_task",
  "selections": [
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
      "name": "useShortage_task"
    }
  ],
  "type": "Task",
  "abstractKey": null
};
})();

(node as any).hash = "923200548c0aca242b97e367646d9280";

export default node;
