/**
 * @generated SignedSource<<39d7adfac5fdc52946eb32e6db4a7d80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type EventRegistrationStatus = "CANCELLED" | "CONFIRMED" | "OFFERED" | "REGISTERED" | "REQUESTED" | "WAITLISTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readSeat_seat$data = {
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
  readonly " $fragmentType": "readSeat_seat";
};
export type readSeat_seat$key = {
  readonly " $data"?: readSeat_seat$data;
  readonly " $fragmentSpreads": FragmentRefs<"readSeat_seat">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readSeat_seat"
};

(node as any).hash = "2db646aa647111eaffac10766b83cbd7";

export default node;
