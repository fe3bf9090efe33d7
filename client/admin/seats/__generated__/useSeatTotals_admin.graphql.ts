/**
 * @generated SignedSource<<719555b467ec510a272ab03b60169668>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSeatTotals_admin$data = {
  readonly seatTotals: {
    readonly all: number;
    readonly faulty: number;
    readonly free: number;
    readonly over: number;
    readonly withoutKey: number;
  };
  readonly " $fragmentType": "useSeatTotals_admin";
};
export type useSeatTotals_admin$key = {
  readonly " $data"?: useSeatTotals_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSeatTotals_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSeatTotals_admin",
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
          "name": "all",
          "storageKey": null
        },
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
          "name": "free",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "faulty",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withoutKey",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "28ac2032b8e68e0c53292033f5b9a508";

export default node;
