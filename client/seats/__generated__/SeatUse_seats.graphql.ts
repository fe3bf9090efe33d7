/**
 * @generated SignedSource<<e58f00290d670064cdad4e298f144e84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SeatFault = "CONNECTION_BROKEN" | "HELP_DESK_GONE" | "KEY_REJECTED" | "LIST_FORBIDDEN" | "RATE_LIMITED" | "TOO_MANY_AGENTS" | "UNREACHABLE" | "UNREADABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SeatUse_seats$data = {
  readonly bought: number;
  readonly fault: SeatFault | null | undefined;
  readonly faultText: string | null | undefined;
  readonly free: number | null | undefined;
  readonly inUse: number | null | undefined;
  readonly isReading: boolean;
  readonly over: number | null | undefined;
  readonly readAt: string | null | undefined;
  readonly " $fragmentType": "SeatUse_seats";
};
export type SeatUse_seats$key = {
  readonly " $data"?: SeatUse_seats$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeatUse_seats">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeatUse_seats",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bought",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inUse",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "free",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "over",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fault",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "faultText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReading",
      "storageKey": null
    }
  ],
  "type": "InstallationSeats",
  "abstractKey": null
};

(node as any).hash = "cf1003537eb6e00f25340a29f9e4ce0b";

export default node;
