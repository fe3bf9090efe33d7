/**
 * @generated SignedSource<<4394494aeb415dcea5734b1c4554e99c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ActivityType = "clip_card" | "clip_card_work" | "customer" | "department" | "license" | "license_request" | "service_agreement" | "service_agreement_work" | "user" | "zendesk_instance" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RecentActivity_activity$data = {
  readonly actorName: string;
  readonly createdAt: string;
  readonly description: string | null | undefined;
  readonly entityType: ActivityType;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "RecentActivity_activity";
};
export type RecentActivity_activity$key = {
  readonly " $data"?: RecentActivity_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentActivity_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecentActivity_activity",
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
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Activity",
  "abstractKey": null
};

(node as any).hash = "f1b33ebc5de019802360bea9a5e86f68";

export default node;
