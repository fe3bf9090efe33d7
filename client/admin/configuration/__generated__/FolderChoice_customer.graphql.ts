/**
 * @generated SignedSource<<f24531b59cde464dac6891038055edf4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FolderChoice_customer$data = {
  readonly clickUpFolderId: string | null | undefined;
  readonly clickUpFolderName: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly taskBoard: {
    readonly columns: ReadonlyArray<{
      readonly isApproval: boolean;
    }>;
  };
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
      "concreteType": "TaskBoard",
      "kind": "LinkedField",
      "name": "taskBoard",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TaskColumn",
          "kind": "LinkedField",
          "name": "columns",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isApproval",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "1d457c946fff6c82958092b7c5a3d49e";

export default node;
