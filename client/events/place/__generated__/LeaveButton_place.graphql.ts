/**
 * @generated SignedSource<<b9e80cd79e5756ee046eb152c2c8de06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventRegistrationStatus = "CANCELLED" | "CONFIRMED" | "OFFERED" | "REGISTERED" | "REQUESTED" | "WAITLISTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LeaveButton_place$data = {
  readonly freeUntil: string;
  readonly id: string;
  readonly isOwed: boolean;
  readonly status: EventRegistrationStatus;
  readonly title: string;
  readonly " $fragmentType": "LeaveButton_place";
};
export type LeaveButton_place$key = {
  readonly " $data"?: LeaveButton_place$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeaveButton_place">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LeaveButton_place",
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
      "name": "title",
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
    }
  ],
  "type": "EventPlace",
  "abstractKey": null
};

(node as any).hash = "00867c74bc5f5fc9353b104ee5e5c222";

export default node;
