/**
 * @generated SignedSource<<adc2e507cbe153f5292ef3cd6b8a33cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SeatFault = "CONNECTION_BROKEN" | "HELP_DESK_GONE" | "KEY_REJECTED" | "LIST_FORBIDDEN" | "RATE_LIMITED" | "TOO_MANY_AGENTS" | "UNREACHABLE" | "UNREADABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SeatLine_seats$data = {
  readonly bought: number;
  readonly fault: SeatFault | null | undefined;
  readonly free: number | null | undefined;
  readonly inUse: number | null | undefined;
  readonly over: number | null | undefined;
  readonly " $fragmentType": "SeatLine_seats";
};
export type SeatLine_seats$key = {
  readonly " $data"?: SeatLine_seats$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeatLine_seats">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeatLine_seats",
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
      "name": "over",
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
      "name": "fault",
      "storageKey": null
    }
  ],
  "type": "InstallationSeats",
  "abstractKey": null
};

(node as any).hash = "d7d636680a71bd7f0df77d8869ab1429";

export default node;
