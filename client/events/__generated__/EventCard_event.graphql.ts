/**
 * @generated SignedSource<<d5d8e1179ddb7cbe007762100638b184>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventRegistrationStatus = "CANCELLED" | "CONFIRMED" | "OFFERED" | "REGISTERED" | "REQUESTED" | "WAITLISTED" | "%future added value";
export type EventStatus = "CANCELLED" | "COMPLETED" | "DRAFT" | "PUBLISHED" | "%future added value";
export type EventType = "CONFERENCE" | "DEMO" | "MEETUP" | "QANDA" | "SEMINAR" | "TRAINING" | "WEBINAR" | "WORKSHOP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventCard_event$data = {
  readonly calendarLinks: {
    readonly " $fragmentSpreads": FragmentRefs<"useCalendars_links">;
  };
  readonly capacity: number | null | undefined;
  readonly date: string;
  readonly endTime: string;
  readonly isFull: boolean;
  readonly price: number | null | undefined;
  readonly registrationCount: number;
  readonly startTime: string;
  readonly status: EventStatus;
  readonly title: string;
  readonly type: EventType;
  readonly viewerRegistration: {
    readonly offerEndsAt: string | null | undefined;
    readonly status: EventRegistrationStatus;
    readonly waitingPosition: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AfterEvent_event" | "DescriptionDialog_event" | "EventAction_event" | "EventFacts_event" | "PaidRegisterDialog_event" | "RegisterDialog_event" | "WaitDialog_event" | "offeredRegistration_event">;
  readonly " $fragmentType": "EventCard_event";
};
export type EventCard_event$key = {
  readonly " $data"?: EventCard_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventCard_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventCard_event",
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
      "name": "type",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "EventRegistration",
      "kind": "LinkedField",
      "name": "viewerRegistration",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waitingPosition",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "offerEndsAt",
          "storageKey": null
        }
      ],
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
      "name": "EventFacts_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventAction_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AfterEvent_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DescriptionDialog_event"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "offeredRegistration_event",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "EventRegistration",
          "kind": "LinkedField",
          "name": "viewerRegistration",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "phone",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "company",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dietaryRestrictions",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "specialRequirements",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegisterDialog_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaidRegisterDialog_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WaitDialog_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};
})();

(node as any).hash = "f7fa9d80ab9260d175e66750dcd9b30a";

export default node;
