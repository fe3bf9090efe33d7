/**
 * @generated SignedSource<<2c045905fa3cb94a915344b3692b5b6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Connections_customer$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"DineroChoice_customer" | "FolderChoice_customer" | "PointOfContactChoice_customer">;
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
      "name": "PointOfContactChoice_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "427d39c06fe3514a19b9c7a17b1ed7cd";

export default node;
