/**
 * @generated SignedSource<<61bc3d986b1a475ba9e877b5c953fbd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PublicEventAvailability = "CANCELLED" | "COMPLETED" | "OPEN" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SignUpCard_event$data = {
  readonly availability: PublicEventAvailability;
  readonly capacity: number | null | undefined;
  readonly date: string;
  readonly endTime: string;
  readonly isFull: boolean;
  readonly price: number | null | undefined;
  readonly registrationCount: number;
  readonly startTime: string;
  readonly title: string;
  readonly " $fragmentType": "SignUpCard_event";
};
export type SignUpCard_event$key = {
  readonly " $data"?: SignUpCard_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignUpCard_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignUpCard_event",
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

(node as any).hash = "aa341cfde89d67d624fcb33ad880f612";

export default node;
