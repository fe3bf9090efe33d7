/**
 * @generated SignedSource<<f410c51633ce4abd07326bc33b5ab638>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Connections_customer$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ContactChoice_customer" | "DineroChoice_customer" | "FolderChoice_customer">;
  readonly " $fragmentType": "Connections_customer";
};
export type Connections_customer$key = {
  readonly " $data"?: Connections_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Connections_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Connections_customer",
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
      "name": "DineroChoice_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FolderChoice_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactChoice_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "fd76fb09fd3f06c037c7b45b69711412";

export default node;
