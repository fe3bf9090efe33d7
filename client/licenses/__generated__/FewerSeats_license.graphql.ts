/**
 * @generated SignedSource<<d17c4845e112e7155bb63f403f32ac69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FewerSeats_license$data = {
  readonly noticeDeadline: string;
  readonly orderedSeats: number;
  readonly quantity: number;
  readonly validUntil: string;
  readonly " $fragmentType": "FewerSeats_license";
};
export type FewerSeats_license$key = {
  readonly " $data"?: FewerSeats_license$data;
  readonly " $fragmentSpreads": FragmentRefs<"FewerSeats_license">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FewerSeats_license",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderedSeats",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noticeDeadline",
      "storageKey": null
    }
  ],
  "type": "License",
  "abstractKey": null
};

(node as any).hash = "19deb76bb9e50981d8d6d5845c4d8a22";

export default node;
