/**
 * @generated SignedSource<<739c2a3f94c8ebfd13e073d2f1737ef9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventRegistrationStatus = "CANCELLED" | "CONFIRMED" | "OFFERED" | "REGISTERED" | "REQUESTED" | "WAITLISTED" | "%future added value";
export type EventStatus = "CANCELLED" | "COMPLETED" | "DRAFT" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AfterEvent_event$data = {
  readonly date: string;
  readonly endTime: string;
  readonly materialLink: string | null | undefined;
  readonly startTime: string;
  readonly status: EventStatus;
  readonly title: string;
  readonly viewerRegistration: {
    readonly feedback: {
      readonly rating: number;
    } | null | undefined;
    readonly status: EventRegistrationStatus;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackDialog_event">;
  readonly " $fragmentType": "AfterEvent_event";
};
export type AfterEvent_event$key = {
  readonly " $data"?: AfterEvent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"AfterEvent_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AfterEvent_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "materialLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EventRegistration",
      "kind": "LinkedField",
      "name": "viewerRegistration",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "EventFeedback",
          "kind": "LinkedField",
          "name": "feedback",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rating",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeedbackDialog_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};
})();

(node as any).hash = "69c60d67c673a7d4ac2b6df82a0cb1d1";

export default node;
