/**
 * @generated SignedSource<<6ab20c38a30dd4f106ac3bfd46844c34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PublicEventAvailability = "CANCELLED" | "COMPLETED" | "OPEN" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useClosedReason_event$data = {
  readonly availability: PublicEventAvailability;
  readonly date: string;
  readonly endTime: string;
  readonly startTime: string;
  readonly " $fragmentType": "useClosedReason_event";
};
export type useClosedReason_event$key = {
  readonly " $data"?: useClosedReason_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"useClosedReason_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useClosedReason_event",
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
      "name": "availability",
      "storageKey": null
    }
  ],
  "type": "PublicEvent",
  "abstractKey": null
};

(node as any).hash = "f7f2aa38af6686439c65b521dc4ff9f8";

export default node;
