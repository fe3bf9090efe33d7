/**
 * @generated SignedSource<<83d209f5611e8c48979e33470fd38858>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventType = "CONFERENCE" | "DEMO" | "MEETUP" | "QANDA" | "SEMINAR" | "TRAINING" | "WEBINAR" | "WORKSHOP" | "%future added value";
export type PublicEventAvailability = "CANCELLED" | "COMPLETED" | "OPEN" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PublicEventPage_event$data = {
  readonly availability: PublicEventAvailability;
  readonly calendarLinks: {
    readonly " $fragmentSpreads": FragmentRefs<"useCalendars_links">;
  };
  readonly date: string;
  readonly description: string;
  readonly endTime: string;
  readonly isFull: boolean;
  readonly startTime: string;
  readonly title: string;
  readonly type: EventType;
  readonly " $fragmentSpreads": FragmentRefs<"EventDetails_event" | "PhoneBar_event" | "SignUpCard_event" | "useClosedReason_event">;
  readonly " $fragmentType": "PublicEventPage_event";
};
export type PublicEventPage_event$key = {
  readonly " $data"?: PublicEventPage_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicEventPage_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublicEventPage_event",
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
      "name": "description",
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
      "concreteType": "CalendarLinks",
      "kind": "LinkedField",
      "name": "calendarLinks",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useCalendars_links"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventDetails_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PhoneBar_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SignUpCard_event"
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

(node as any).hash = "26907a5223fb00b797d6f0d54b666718";

export default node;
