/**
 * @generated SignedSource<<5981a47953e73bc0f94da16cf98dd0bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityType = "CLIP_CARD" | "CLIP_CARD_WORK" | "CUSTOMER" | "DEPARTMENT" | "EVENT_SEAT" | "INVOICE" | "LICENSE" | "LICENSE_REQUEST" | "PURCHASE_APPROVAL" | "REMINDER" | "SERVICE_AGREEMENT" | "SERVICE_AGREEMENT_WORK" | "USER" | "ZENDESK_INSTANCE" | "clip_card" | "clip_card_work" | "customer" | "department" | "event_seat" | "invoice" | "license" | "license_request" | "purchase_approval" | "reminder" | "service_agreement" | "service_agreement_work" | "user" | "zendesk_instance" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ActivityItem_activity$data = {
  readonly actorName: string;
  readonly createdAt: string;
  readonly description: string | null | undefined;
  readonly subjectName: string | null | undefined;
  readonly subjectType: ActivityType;
  readonly title: string;
  readonly " $fragmentType": "ActivityItem_activity";
};
export type ActivityItem_activity$key = {
  readonly " $data"?: ActivityItem_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityItem_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivityItem_activity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectType",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Activity",
  "abstractKey": null
};

(node as any).hash = "fd7ca3b3442f3fba2009999a0cfdb1c2";

export default node;
