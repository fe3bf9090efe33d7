/**
 * @generated SignedSource<<bac8f0060b28d198e18992afb8d1f87e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventMessageGroup = "REQUESTED" | "SEATED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GroupFields_group$data = ReadonlyArray<{
  readonly count: number;
  readonly group: EventMessageGroup;
  readonly " $fragmentType": "GroupFields_group";
}>;
export type GroupFields_group$key = ReadonlyArray<{
  readonly " $data"?: GroupFields_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupFields_group">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "GroupFields_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "group",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    }
  ],
  "type": "EventMessageGroupCount",
  "abstractKey": null
};

(node as any).hash = "366d0b39ad37a761445913ab5cd9208e";

export default node;
