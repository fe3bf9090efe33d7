/**
 * @generated SignedSource<<af89ad94fa4c3c7cec4a7d5ffb3c1d0d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgentSection_seats$data = {
  readonly admins: number | null | undefined;
  readonly agents: number | null | undefined;
  readonly hasKey: boolean;
  readonly idle30: number | null | undefined;
  readonly idle60: number | null | undefined;
  readonly idle90: number | null | undefined;
  readonly inUse: number | null | undefined;
  readonly neverSignedIn: number | null | undefined;
  readonly readAt: string | null | undefined;
  readonly showsNames: boolean;
  readonly suspended: number | null | undefined;
  readonly viewerCanReadAgents: boolean;
  readonly withoutSeat: number | null | undefined;
  readonly " $fragmentType": "AgentSection_seats";
};
export type AgentSection_seats$key = {
  readonly " $data"?: AgentSection_seats$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgentSection_seats">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AgentSection_seats",
  "selections": [
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
      "name": "admins",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "agents",
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
      "name": "withoutSeat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "neverSignedIn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "idle30",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "idle60",
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
      "name": "hasKey",
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
      "name": "showsNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReadAgents",
      "storageKey": null
    }
  ],
  "type": "InstallationSeats",
  "abstractKey": null
};

(node as any).hash = "cf09538705c0aaaf24f3e4c73de05b8b";

export default node;
