/**
 * @generated SignedSource<<d6fa2de4f2721e37d1cd90155018cb95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityType = "clip_card" | "clip_card_work" | "customer" | "department" | "event_seat" | "invoice" | "license" | "license_request" | "purchase_approval" | "reminder" | "service_agreement" | "service_agreement_work" | "user" | "zendesk_instance" | "%future added value";
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
