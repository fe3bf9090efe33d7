/**
 * @generated SignedSource<<2fabf735c4f287a9b6f4c9e16be600ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCalendars_links$data = {
  readonly google: string;
  readonly ics: string;
  readonly office365: string;
  readonly outlook: string;
  readonly yahoo: string;
  readonly " $fragmentType": "useCalendars_links";
};
export type useCalendars_links$key = {
  readonly " $data"?: useCalendars_links$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCalendars_links">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCalendars_links",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "google",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outlook",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "office365",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "yahoo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ics",
      "storageKey": null
    }
  ],
  "type": "CalendarLinks",
  "abstractKey": null
};

(node as any).hash = "cf3b9797d8d6f14f80fb51bfa8512096";

export default node;
