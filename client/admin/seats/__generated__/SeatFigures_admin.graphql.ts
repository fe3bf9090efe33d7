/**
 * @generated SignedSource<<7ee8c09f701ded1766f6a57993aeb57c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SeatFigures_admin$data = {
  readonly seatTotals: {
    readonly faulty: number;
    readonly over: number;
  };
  readonly " $fragmentType": "SeatFigures_admin";
};
export type SeatFigures_admin$key = {
  readonly " $data"?: SeatFigures_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeatFigures_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeatFigures_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SeatTotals",
      "kind": "LinkedField",
      "name": "seatTotals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "over",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "faulty",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "7ff799e565ff3484f61e42d2f6fa4c3d";

export default node;
