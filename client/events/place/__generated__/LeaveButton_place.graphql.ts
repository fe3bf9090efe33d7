/**
 * @generated SignedSource<<40d1a4ce88e66485759dc62ea628ea67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventRegistrationStatus = "CANCELLED" | "CONFIRMED" | "REGISTERED" | "WAITLISTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LeaveButton_place$data = {
  readonly id: string;
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
    }
  ],
  "type": "EventPlace",
  "abstractKey": null
};

(node as any).hash = "6013becf5111c5a3afeedc1133e94566";

export default node;
