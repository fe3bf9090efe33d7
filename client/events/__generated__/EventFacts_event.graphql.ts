/**
 * @generated SignedSource<<c8e0851cd41f308f3cfece68579ed11b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventFacts_event$data = {
  readonly date: string;
  readonly endTime: string;
  readonly isOnline: boolean;
  readonly isPublic: boolean;
  readonly location: string | null | undefined;
  readonly meetingLink: string | null | undefined;
  readonly startTime: string;
  readonly " $fragmentType": "EventFacts_event";
};
export type EventFacts_event$key = {
  readonly " $data"?: EventFacts_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventFacts_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventFacts_event",
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
      "name": "isPublic",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "c47c73a4187f1b845994ffcf722134a6";

export default node;
