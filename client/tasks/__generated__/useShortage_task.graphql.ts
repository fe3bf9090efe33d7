/**
 * @generated SignedSource<<62431692b3e7a7e9310f1ed0fa278619>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClipCardStatus = "ACTIVE" | "CANCELLED" | "PENDING" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useShortage_task$data = {
  readonly clipCard: {
    readonly department: {
      readonly id: string;
    };
    readonly hours: number;
    readonly hoursUsed: number;
    readonly plannedMinutes: number;
    readonly status: ClipCardStatus;
  };
  readonly estimateMinutes: number | null | undefined;
  readonly isOpen: boolean;
  readonly minutesSpent: number;
  readonly " $fragmentType": "useShortage_task";
};
export type useShortage_task$key = {
  readonly " $data"?: useShortage_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"useShortage_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useShortage_task",
  "selections": [
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
      "name": "minutesSpent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOpen",
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
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hours",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hoursUsed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "plannedMinutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Department",
          "kind": "LinkedField",
          "name": "department",
          "plural": false,
          "selections": [
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
      ],
      "storageKey": null
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "0603b577a80d042ca1e93e5988fbeadb";

export default node;
