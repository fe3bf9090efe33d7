/**
 * @generated SignedSource<<e10c226f0d36bbbe980f93edfac959b7>>
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
    readonly keyEnds: number;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keyEnds",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "7551e9c7aca15b3c8013894243738b83";

export default node;
