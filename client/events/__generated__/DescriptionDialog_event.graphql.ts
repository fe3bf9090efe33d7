/**
 * @generated SignedSource<<4545e969d83f6e80b1e34d24deac8891>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "COMPLETED" | "DRAFT" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DescriptionDialog_event$data = {
  readonly calendarLinks: {
    readonly " $fragmentSpreads": FragmentRefs<"useCalendars_links">;
  };
  readonly date: string;
  readonly description: string;
  readonly endTime: string;
  readonly startTime: string;
  readonly status: EventStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"EventFacts_event">;
  readonly " $fragmentType": "DescriptionDialog_event";
};
export type DescriptionDialog_event$key = {
  readonly " $data"?: DescriptionDialog_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"DescriptionDialog_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DescriptionDialog_event",
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
      "name": "description",
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
      "concreteType": "CalendarLinks",
      "kind": "LinkedField",
      "name": "calendarLinks",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useCalendars_links"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventFacts_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "ebccbbaa4e4b6dd137985d6e3a8a984c";

export default node;
