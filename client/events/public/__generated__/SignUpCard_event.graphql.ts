/**
 * @generated SignedSource<<9180db90e0e21694b902df48ff6df476>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignUpCard_event$data = {
  readonly capacity: number | null | undefined;
  readonly freeUntil: string;
  readonly isFull: boolean;
  readonly price: number | null | undefined;
  readonly registrationCount: number;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"useClosedReason_event">;
  readonly " $fragmentType": "SignUpCard_event";
};
export type SignUpCard_event$key = {
  readonly " $data"?: SignUpCard_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignUpCard_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignUpCard_event",
  "selections": [
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
      "name": "capacity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registrationCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFull",
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
      "name": "freeUntil",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useClosedReason_event"
    }
  ],
  "type": "PublicEvent",
  "abstractKey": null
};

(node as any).hash = "089f21ead273f017107f3855c1518f7f";

export default node;
