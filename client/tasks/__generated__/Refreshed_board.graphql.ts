/**
 * @generated SignedSource<<790296c625d4d6b92ced22843c58a95a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Refreshed_board$data = {
  readonly isConfigured: boolean;
  readonly isLinked: boolean;
  readonly refreshedAt: string | null | undefined;
  readonly " $fragmentType": "Refreshed_board";
};
export type Refreshed_board$key = {
  readonly " $data"?: Refreshed_board$data;
  readonly " $fragmentSpreads": FragmentRefs<"Refreshed_board">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Refreshed_board",
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

(node as any).hash = "c7688683ddf168c2c80d378c03a3e790";

export default node;
