/**
 * @generated SignedSource<<cae779e96be36f617dd8d5e555c24806>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "COMPLETED" | "DRAFT" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventList_event$data = {
  readonly date: string;
  readonly endTime: string;
  readonly id: string;
  readonly startTime: string;
  readonly status: EventStatus;
  readonly " $fragmentSpreads": FragmentRefs<"EventCard_event">;
  readonly " $fragmentType": "EventList_event";
};
export type EventList_event$key = {
  readonly " $data"?: EventList_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventList_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventList_event",
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
      "name": "status",
      "storageKey": null
    },
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventCard_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "cc7dd817f6b75dd40dad31b65d30f87a";

export default node;
