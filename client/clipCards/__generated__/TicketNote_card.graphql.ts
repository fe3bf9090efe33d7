/**
 * @generated SignedSource<<68108171d00e7944af3a2a47e07857ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClipCardStatus = "ACTIVE" | "CANCELLED" | "PENDING" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TicketNote_card$data = {
  readonly department: {
    readonly id: string;
    readonly name: string;
  };
  readonly hoursOver: number;
  readonly isLow: boolean;
  readonly status: ClipCardStatus;
  readonly " $fragmentType": "TicketNote_card";
};
export type TicketNote_card$key = {
  readonly " $data"?: TicketNote_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketNote_card">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TicketNote_card",
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
      "name": "isLow",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hoursOver",
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
        },
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
  "type": "ClipCard",
  "abstractKey": null
};

(node as any).hash = "f92421e2ebbc57a3550aff63196e8dbe";

export default node;
