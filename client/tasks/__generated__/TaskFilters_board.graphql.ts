/**
 * @generated SignedSource<<c47091281f061c04a5550c1380b99b84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaskFilters_board$data = {
  readonly filterOptions: {
    readonly people: ReadonlyArray<string>;
    readonly tags: ReadonlyArray<string>;
  };
  readonly " $fragmentType": "TaskFilters_board";
};
export type TaskFilters_board$key = {
  readonly " $data"?: TaskFilters_board$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskFilters_board">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaskFilters_board",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TaskFilterOptions",
      "kind": "LinkedField",
      "name": "filterOptions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "people",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tags",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TaskBoard",
  "abstractKey": null
};

(node as any).hash = "0595869259cfa9758ac40cfa0608f290";

export default node;
