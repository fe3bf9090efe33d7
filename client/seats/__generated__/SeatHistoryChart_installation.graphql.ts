/**
 * @generated SignedSource<<e8d80792c746a1e2bf32d95300506c32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SeatHistoryChart_installation$data = {
  readonly seatHistory: ReadonlyArray<{
    readonly bought: number;
    readonly day: string;
    readonly inUse: number;
  }>;
  readonly " $fragmentType": "SeatHistoryChart_installation";
};
export type SeatHistoryChart_installation$key = {
  readonly " $data"?: SeatHistoryChart_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeatHistoryChart_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeatHistoryChart_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SeatsOnDay",
      "kind": "LinkedField",
      "name": "seatHistory",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bought",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inUse",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "fec165cf678ce1c91c794b56bdd3b7d2";

export default node;
