/**
 * @generated SignedSource<<9829c3e414a47cffaf8a83d49d205e91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityType = "CLIP_CARD" | "CLIP_CARD_WORK" | "CUSTOMER" | "DEPARTMENT" | "EVENT_SEAT" | "INVOICE" | "LICENSE" | "LICENSE_REQUEST" | "PURCHASE_APPROVAL" | "REMINDER" | "SERVICE_AGREEMENT" | "SERVICE_AGREEMENT_WORK" | "USER" | "ZENDESK_INSTANCE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ActivityItem_activity$data = {
  readonly actorName: string;
  readonly createdAt: string;
  readonly description: string | null | undefined;
  readonly entityType: ActivityType;
  readonly subjectName: string | null | undefined;
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
      "name": "entityType",
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

(node as any).hash = "87b4bffe46667a4c5f31aa331d0302b6";

export default node;
