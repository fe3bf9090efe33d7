/**
 * @generated SignedSource<<378e9e09eb902e28edf867d09ecbf6d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PublicEventAvailability = "CANCELLED" | "COMPLETED" | "OPEN" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PhoneBar_event$data = {
  readonly availability: PublicEventAvailability;
  readonly capacity: number | null | undefined;
  readonly date: string;
  readonly endTime: string;
  readonly isFull: boolean;
  readonly price: number | null | undefined;
  readonly registrationCount: number;
  readonly startTime: string;
  readonly " $fragmentType": "PhoneBar_event";
};
export type PhoneBar_event$key = {
  readonly " $data"?: PhoneBar_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhoneBar_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PhoneBar_event",
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
      "name": "availability",
      "storageKey": null
    }
  ],
  "type": "PublicEvent",
  "abstractKey": null
};

(node as any).hash = "7a66fa59e31f7fef8fdfd2cf7e2bbaf0";

export default node;
