/**
 * @generated SignedSource<<9565d39de08506d533004402fffdb69a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type SeatFault = "CONNECTION_BROKEN" | "HELP_DESK_GONE" | "KEY_REJECTED" | "LIST_FORBIDDEN" | "RATE_LIMITED" | "TOO_MANY_AGENTS" | "UNREACHABLE" | "UNREADABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdminSeatTable_seats$data = {
  readonly bought: number;
  readonly fault: SeatFault | null | undefined;
  readonly faultSince: string | null | undefined;
  readonly free: number | null | undefined;
  readonly growth: number | null | undefined;
  readonly hasKey: boolean;
  readonly id: string;
  readonly idle90: number | null | undefined;
  readonly inUse: number | null | undefined;
  readonly installation: {
    readonly department: {
      readonly customer: {
        readonly id: string;
        readonly name: string;
      };
    };
    readonly id: string;
    readonly subdomain: string;
  };
  readonly isReading: boolean;
  readonly note: string | null | undefined;
  readonly over: number | null | undefined;
  readonly readAt: string | null | undefined;
  readonly suspended: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SeatNoteDialog_seats">;
  readonly " $fragmentType": "AdminSeatTable_seats";
};
export type AdminSeatTable_seats$key = {
  readonly " $data"?: AdminSeatTable_seats$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminSeatTable_seats">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "AdminSeatTable_seats"
};

(node as any).hash = "cf32c0b9d662a0c488c99987de534548";

export default node;
