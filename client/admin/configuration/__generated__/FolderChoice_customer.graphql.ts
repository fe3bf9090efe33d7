/**
 * @generated SignedSource<<febf3f6fc8c80572430c819e5139199f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FolderChoice_customer$data = {
  readonly clickUpFolderId: string | null | undefined;
  readonly clickUpFolderName: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly taskListWarnings: ReadonlyArray<{
    readonly listName: string;
    readonly missing: string;
  }>;
  readonly " $fragmentType": "FolderChoice_customer";
};
export type FolderChoice_customer$key = {
  readonly " $data"?: FolderChoice_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderChoice_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FolderChoice_customer",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clickUpFolderId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clickUpFolderName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaskListWarning",
      "kind": "LinkedField",
      "name": "taskListWarnings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "listName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "5183dfc0b3992ee814def6809bbf345c";

export default node;
