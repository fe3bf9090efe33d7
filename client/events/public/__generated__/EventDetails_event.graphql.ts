/**
 * @generated SignedSource<<19e0504f0461a05f9eb1def447c6da15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventType = "CONFERENCE" | "DEMO" | "MEETUP" | "QANDA" | "SEMINAR" | "TRAINING" | "WEBINAR" | "WORKSHOP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventDetails_event$data = {
  readonly date: string;
  readonly endTime: string;
  readonly isOnline: boolean;
  readonly location: string | null | undefined;
  readonly meetingLink: string | null | undefined;
  readonly price: number | null | undefined;
  readonly startTime: string;
  readonly type: EventType;
  readonly " $fragmentType": "EventDetails_event";
};
export type EventDetails_event$key = {
  readonly " $data"?: EventDetails_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventDetails_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventDetails_event",
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
      "name": "type",
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
      "name": "isOnline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "location",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "meetingLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    }
  ],
  "type": "PublicEvent",
  "abstractKey": null
};

(node as any).hash = "32d8b941fcc9f8e8f6dc9829b4f18be5";

export default node;
