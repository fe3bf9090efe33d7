/**
 * @generated SignedSource<<e201b3fbb71bf12c9ecc6666f07b1e30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AllCardsTile_board$data = {
  readonly activeCards: {
    readonly count: number;
    readonly hours: number;
    readonly hoursLeft: number;
  };
  readonly " $fragmentType": "AllCardsTile_board";
};
export type AllCardsTile_board$key = {
  readonly " $data"?: AllCardsTile_board$data;
  readonly " $fragmentSpreads": FragmentRefs<"AllCardsTile_board">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AllCardsTile_board",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ActiveCards",
      "kind": "LinkedField",
      "name": "activeCards",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hours",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hoursLeft",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TaskBoard",
  "abstractKey": null
};

(node as any).hash = "fa3ad0c722a88a472c8b2a62a5961191";

export default node;
