/**
 * @generated SignedSource<<ec5a086560d9a02171e94bd02c02be06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaskTags_task$data = {
  readonly tags: ReadonlyArray<{
    readonly color: string | null | undefined;
    readonly name: string;
  }>;
  readonly " $fragmentType": "TaskTags_task";
};
export type TaskTags_task$key = {
  readonly " $data"?: TaskTags_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskTags_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaskTags_task",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TaskTag",
      "kind": "LinkedField",
      "name": "tags",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "color",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "43814e7c841642d6d094f968d41bfc33";

export default node;
