/**
 * @generated SignedSource<<b48c5b49874bbdc850b81de8749cb608>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type EventRegistrationStatus = "CANCELLED" | "CONFIRMED" | "REGISTERED" | "WAITLISTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UnbilledSeatTable_seat$data = {
  readonly company: string | null | undefined;
  readonly email: string;
  readonly event: {
    readonly date: string;
    readonly title: string;
  };
  readonly id: string;
  readonly name: string;
  readonly owedSince: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly price: number | null | undefined;
  readonly status: EventRegistrationStatus;
  readonly version: number;
  readonly " $fragmentType": "UnbilledSeatTable_seat";
};
export type UnbilledSeatTable_seat$key = {
  readonly " $data"?: UnbilledSeatTable_seat$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnbilledSeatTable_seat">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "UnbilledSeatTable_seat"
};

(node as any).hash = "7cdb0dda0d7ee1ec073b631828279354";

export default node;
