/**
 * @generated SignedSource<<431d9d267fe4ff112591aa5a96a60317>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SeatFault = "CONNECTION_BROKEN" | "HELP_DESK_GONE" | "KEY_REJECTED" | "LIST_FORBIDDEN" | "RATE_LIMITED" | "TOO_MANY_AGENTS" | "UNREACHABLE" | "UNREADABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InstallationFigures_seats$data = {
  readonly bought: number;
  readonly fault: SeatFault | null | undefined;
  readonly faultText: string | null | undefined;
  readonly free: number | null | undefined;
  readonly hasKey: boolean;
  readonly idle90: number | null | undefined;
  readonly inUse: number | null | undefined;
  readonly isReading: boolean;
  readonly over: number | null | undefined;
  readonly readAt: string | null | undefined;
  readonly suspended: number | null | undefined;
  readonly " $fragmentType": "InstallationFigures_seats";
};
export type InstallationFigures_seats$key = {
  readonly " $data"?: InstallationFigures_seats$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationFigures_seats">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallationFigures_seats",
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
      "name": "idle90",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suspended",
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
      "name": "hasKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReading",
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
    }
  ],
  "type": "InstallationSeats",
  "abstractKey": null
};

(node as any).hash = "41ba250048a3da4d5fd14fb73ea24456";

export default node;
