/**
 * @generated SignedSource<<4e43dade6cfa1406b0f64175af55bff7>>
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

(node as any).hash = "a18911da9dc52237be0ddce41a51d273";

export default node;
