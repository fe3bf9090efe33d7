/**
 * @generated SignedSource<<43dc72c38769fe1b8381f2cfdc3c02f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgentSection_installation$data = {
  readonly id: string;
  readonly seats: {
    readonly admins: number | null | undefined;
    readonly agents: number | null | undefined;
    readonly hasKey: boolean;
    readonly idle30: number | null | undefined;
    readonly idle60: number | null | undefined;
    readonly idle90: number | null | undefined;
    readonly inUse: number | null | undefined;
    readonly isReading: boolean;
    readonly neverSignedIn: number | null | undefined;
    readonly showsNames: boolean;
    readonly suspended: number | null | undefined;
    readonly viewerCanReadAgents: boolean;
    readonly withoutSeat: number | null | undefined;
  };
  readonly subdomain: string;
  readonly " $fragmentSpreads": FragmentRefs<"AgentTables_installation">;
  readonly " $fragmentType": "AgentSection_installation";
};
export type AgentSection_installation$key = {
  readonly " $data"?: AgentSection_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgentSection_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AgentSection_installation",
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
      "name": "subdomain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InstallationSeats",
      "kind": "LinkedField",
      "name": "seats",
      "plural": false,
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
          "name": "isReading",
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
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgentTables_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "b5626435fa5446f6b70ccef854c62c4e";

export default node;
