/**
 * @generated SignedSource<<fc28e754655e78c379edb74e825363f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventFeedbackPage_form$data = {
  readonly closedReason: string | null | undefined;
  readonly date: string;
  readonly endTime: string;
  readonly feedback: {
    readonly comment: string | null | undefined;
    readonly rating: number;
  } | null | undefined;
  readonly id: string;
  readonly materialLink: string | null | undefined;
  readonly startTime: string;
  readonly title: string;
  readonly until: string;
  readonly " $fragmentType": "EventFeedbackPage_form";
};
export type EventFeedbackPage_form$key = {
  readonly " $data"?: EventFeedbackPage_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventFeedbackPage_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventFeedbackPage_form",
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
      "name": "closedReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "until",
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
  "type": "EventFeedbackForm",
  "abstractKey": null
};

(node as any).hash = "69c8ccc1b880b14c50d110a02acc26ae";

export default node;
