/**
 * @generated SignedSource<<e25dfa6eb62edefe95abf767e5812e82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PublicEventAvailability = "CANCELLED" | "COMPLETED" | "OPEN" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useCanWait_event$data = {
  readonly availability: PublicEventAvailability;
  readonly date: string;
  readonly endTime: string;
  readonly startTime: string;
  readonly " $fragmentType": "useCanWait_event";
};
export type useCanWait_event$key = {
  readonly " $data"?: useCanWait_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCanWait_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCanWait_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availability",
      "storageKey": null
    }
  ],
  "type": "PublicEvent",
  "abstractKey": null
};

(node as any).hash = "1f853a473d05274f8972c136297bed1b";

export default node;
