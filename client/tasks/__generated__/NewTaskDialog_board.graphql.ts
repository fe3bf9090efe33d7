/**
 * @generated SignedSource<<45382432e7f6c40fb2c663a2e4b39300>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClipCardStatus = "ACTIVE" | "CANCELLED" | "PENDING" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NewTaskDialog_board$data = {
  readonly clipCards: ReadonlyArray<{
    readonly department: {
      readonly name: string;
    };
    readonly hoursLeft: number;
    readonly id: string;
    readonly status: ClipCardStatus;
  }>;
  readonly " $fragmentType": "NewTaskDialog_board";
};
export type NewTaskDialog_board$key = {
  readonly " $data"?: NewTaskDialog_board$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewTaskDialog_board">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewTaskDialog_board",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ClipCard",
      "kind": "LinkedField",
      "name": "clipCards",
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
          "name": "hoursLeft",
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
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TaskBoard",
  "abstractKey": null
};

(node as any).hash = "0c5bf6b3df1923d76671e2970d10bef4";

export default node;
