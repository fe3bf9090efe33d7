/**
 * @generated SignedSource<<44f48e0413964d36be9f9b2be9703fc5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeedbackDialog_event$data = {
  readonly id: string;
  readonly title: string;
  readonly viewerRegistration: {
    readonly feedback: {
      readonly comment: string | null | undefined;
      readonly rating: number;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "FeedbackDialog_event";
};
export type FeedbackDialog_event$key = {
  readonly " $data"?: FeedbackDialog_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackDialog_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedbackDialog_event",
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
      "name": "title",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "comment",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "42135b637b6fcb379b27663a91d891fc";

export default node;
