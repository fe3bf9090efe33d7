/**
 * @generated SignedSource<<2de7d1959e28507079542d0608579a54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventRegistrationStatus = "CANCELLED" | "CONFIRMED" | "REGISTERED" | "WAITLISTED" | "%future added value";
export type EventStatus = "CANCELLED" | "COMPLETED" | "DRAFT" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventPlacePage_place$data = {
  readonly date: string;
  readonly endTime: string;
  readonly eventStatus: EventStatus;
  readonly isOnline: boolean;
  readonly location: string | null | undefined;
  readonly startTime: string;
  readonly status: EventRegistrationStatus;
  readonly title: string;
  readonly waitingPosition: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LeaveButton_place">;
  readonly " $fragmentType": "EventPlacePage_place";
};
export type EventPlacePage_place$key = {
  readonly " $data"?: EventPlacePage_place$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventPlacePage_place">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventPlacePage_place",
  "selections": [
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
      "name": "waitingPosition",
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
      "name": "eventStatus",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeaveButton_place"
    }
  ],
  "type": "EventPlace",
  "abstractKey": null
};

(node as any).hash = "adecb3d4aec47ba6c16debcea4257c96";

export default node;
