/**
 * @generated SignedSource<<586a4f76d148feec36620e3dbcd0c7ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "COMPLETED" | "DRAFT" | "PUBLISHED" | "%future added value";
export type EventType = "CONFERENCE" | "DEMO" | "MEETUP" | "QANDA" | "SEMINAR" | "TRAINING" | "WEBINAR" | "WORKSHOP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdminEventTable_event$data = {
  readonly capacity: number | null | undefined;
  readonly date: string;
  readonly endTime: string;
  readonly id: string;
  readonly isOnline: boolean;
  readonly isPublic: boolean;
  readonly location: string | null | undefined;
  readonly meetingLink: string | null | undefined;
  readonly price: number | null | undefined;
  readonly publicLink: string | null | undefined;
  readonly registrationCount: number;
  readonly startTime: string;
  readonly status: EventStatus;
  readonly title: string;
  readonly type: EventType;
  readonly waitingCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteEventDialog_event" | "EditEventDialog_event">;
  readonly " $fragmentType": "AdminEventTable_event";
};
export type AdminEventTable_event$key = {
  readonly " $data"?: AdminEventTable_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminEventTable_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminEventTable_event",
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
      "name": "status",
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
      "name": "waitingCount",
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
      "name": "isPublic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publicLink",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditEventDialog_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteEventDialog_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "1f76525f89e6b9b3d8de8ec13cf9539c";

export default node;
