/**
 * @generated SignedSource<<3c47ee27d3d9a4aa6d4891e67721870e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type InboxKind = "AGREEMENT" | "ERASURE" | "FAILED_PAYMENT" | "HELP_DESK_KEY" | "INTEGRATION" | "LICENSE_REQUEST" | "NEW_COMPANY" | "PROVIDER_FAULT" | "RENEWAL" | "SEAT_REQUEST" | "UNBILLED_PERIOD" | "UNBILLED_SEAT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readItem_item$data = {
  readonly assignee: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly customer: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly deadline: string;
  readonly id: string;
  readonly isMine: boolean;
  readonly kind: InboxKind;
  readonly place: string | null | undefined;
  readonly since: string;
  readonly snoozedUntil: string | null | undefined;
  readonly subjectId: string;
  readonly text: string;
  readonly " $fragmentType": "readItem_item";
};
export type readItem_item$key = {
  readonly " $data"?: readItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"readItem_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readItem_item"
};

(node as any).hash = "5f717e555e951223e564e67bc90681f8";

export default node;
