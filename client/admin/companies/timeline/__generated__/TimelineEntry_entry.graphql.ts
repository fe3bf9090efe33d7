/**
 * @generated SignedSource<<c4a0976721afaea2f1b4244893c27486>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityType = "CLIP_CARD" | "CLIP_CARD_WORK" | "CUSTOMER" | "DEPARTMENT" | "EVENT_SEAT" | "INVOICE" | "LICENSE" | "LICENSE_REQUEST" | "PURCHASE_APPROVAL" | "REMINDER" | "SERVICE_AGREEMENT" | "SERVICE_AGREEMENT_WORK" | "USER" | "ZENDESK_INSTANCE" | "%future added value";
export type InboxKind = "AGREEMENT" | "ERASURE" | "FAILED_PAYMENT" | "HELP_DESK_KEY" | "INTEGRATION" | "LICENSE_REQUEST" | "NEW_COMPANY" | "PROVIDER_FAULT" | "RENEWAL" | "SEAT_REQUEST" | "UNBILLED_PERIOD" | "UNBILLED_SEAT" | "%future added value";
export type TimelineKind = "ACTIVITY" | "FAILED_PAYMENT" | "HELP_DESK_KEY" | "INTEGRATION" | "INVOICE" | "NOTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TimelineEntry_entry$data = {
  readonly actorName: string | null | undefined;
  readonly createdAt: string;
  readonly description: string | null | undefined;
  readonly entityType: ActivityType | null | undefined;
  readonly kind: TimelineKind;
  readonly noteKind: InboxKind | null | undefined;
  readonly subjectId: string;
  readonly subjectName: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "TimelineEntry_entry";
};
export type TimelineEntry_entry$key = {
  readonly " $data"?: TimelineEntry_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineEntry_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimelineEntry_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
      "name": "subjectId",
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
      "name": "noteKind",
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
  "type": "TimelineEntry",
  "abstractKey": null
};

(node as any).hash = "e7cf39ea6320b52d14b0c0fc19d544b2";

export default node;
