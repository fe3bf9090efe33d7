/**
 * @generated SignedSource<<925fb004fe78c807bbff9bae408097d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventRegistrationStatus = "CANCELLED" | "CONFIRMED" | "OFFERED" | "REGISTERED" | "REQUESTED" | "WAITLISTED" | "%future added value";
export type EventStatus = "CANCELLED" | "COMPLETED" | "DRAFT" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventPlacePage_place$data = {
  readonly date: string;
  readonly endTime: string;
  readonly eventStatus: EventStatus;
  readonly feedbackKey: string | null | undefined;
  readonly freeUntil: string;
  readonly isOnline: boolean;
  readonly isOwed: boolean;
  readonly location: string | null | undefined;
  readonly materialLink: string | null | undefined;
  readonly offerEndsAt: string | null | undefined;
  readonly offerKey: string | null | undefined;
  readonly price: number | null | undefined;
  readonly startTime: string;
  readonly status: EventRegistrationStatus;
  readonly title: string;
  readonly waitingPosition: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ChangePlaceButton_place" | "LeaveButton_place">;
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
      "name": "offerEndsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offerKey",
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
      "name": "isOwed",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "materialLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feedbackKey",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeaveButton_place"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangePlaceButton_place"
    }
  ],
  "type": "EventPlace",
  "abstractKey": null
};

(node as any).hash = "4bb02b4ac1041ce501d26971856c307b";

export default node;
