/**
 * @generated SignedSource<<7e2c9689d91561bc18abe89350d6ddb6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClipCardFilter_board$data = {
  readonly cards: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"ClipCardTile_clipCard">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AllCardsTile_board">;
  readonly " $fragmentType": "ClipCardFilter_board";
};
export type ClipCardFilter_board$key = {
  readonly " $data"?: ClipCardFilter_board$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClipCardFilter_board">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClipCardFilter_board",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "ClipCardConnection",
      "kind": "LinkedField",
      "name": "cards",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ClipCardEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ClipCard",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ClipCardTile_clipCard"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "cards(first:5)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AllCardsTile_board"
    }
  ],
  "type": "TaskBoard",
  "abstractKey": null
};

(node as any).hash = "86b06f976a98dac162dac5ab91d6165e";

export default node;
