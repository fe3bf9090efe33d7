/**
 * @generated SignedSource<<5d107631aaaaf07e57df4effc5fb7a50>>
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
    readonly " $fragmentSpreads": FragmentRefs<"AgentSection_seats">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "AgentSection_seats"
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

(node as any).hash = "00af460fd04acba45321cbf74b9c44f8";

export default node;
