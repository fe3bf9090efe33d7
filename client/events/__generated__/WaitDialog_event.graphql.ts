/**
 * @generated SignedSource<<9f166120d0ecc2fbf192a0d21f42aabb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitDialog_event$data = {
  readonly id: string;
  readonly price: number | null | undefined;
  readonly title: string;
  readonly waitingCount: number;
  readonly " $fragmentType": "WaitDialog_event";
};
export type WaitDialog_event$key = {
  readonly " $data"?: WaitDialog_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitDialog_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitDialog_event",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingCount",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "f79a45da7fef3b62780657d1726c271d";

export default node;
