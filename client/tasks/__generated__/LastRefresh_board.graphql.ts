/**
 * @generated SignedSource<<cdb5bb14c07ea2222e5e154b81231835>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LastRefresh_board$data = {
  readonly isConfigured: boolean;
  readonly isLinked: boolean;
  readonly refreshedAt: string | null | undefined;
  readonly " $fragmentType": "LastRefresh_board";
};
export type LastRefresh_board$key = {
  readonly " $data"?: LastRefresh_board$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastRefresh_board">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LastRefresh_board",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isConfigured",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLinked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refreshedAt",
      "storageKey": null
    }
  ],
  "type": "TaskBoard",
  "abstractKey": null
};

(node as any).hash = "7c8a5efd50c10110d4d949d90f04526b";

export default node;
