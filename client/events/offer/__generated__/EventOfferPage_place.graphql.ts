/**
 * @generated SignedSource<<ac86df342dce94896615d3eb1dc0f370>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventRegistrationStatus = "CANCELLED" | "CONFIRMED" | "OFFERED" | "REGISTERED" | "REQUESTED" | "WAITLISTED" | "%future added value";
export type EventStatus = "CANCELLED" | "COMPLETED" | "DRAFT" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventOfferPage_place$data = {
  readonly date: string;
  readonly endTime: string;
  readonly eventStatus: EventStatus;
  readonly freeUntil: string;
  readonly isOnline: boolean;
  readonly location: string | null | undefined;
  readonly mustSignIn: boolean;
  readonly offerEndsAt: string | null | undefined;
  readonly price: number | null | undefined;
  readonly startTime: string;
  readonly status: EventRegistrationStatus;
  readonly title: string;
  readonly waitingPosition: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OfferAnswer_place">;
  readonly " $fragmentType": "EventOfferPage_place";
};
export type EventOfferPage_place$key = {
  readonly " $data"?: EventOfferPage_place$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventOfferPage_place">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventOfferPage_place",
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
      "name": "mustSignIn",
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
      "name": "freeUntil",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferAnswer_place"
    }
  ],
  "type": "EventPlace",
  "abstractKey": null
};

(node as any).hash = "c34c2ea709638a968b3b670660841a2c";

export default node;
