/**
 * @generated SignedSource<<1fa2f89c0018c5cbd402276c8daf1204>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Connections_customer$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ContactChoice_customer" | "FolderChoice_customer">;
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

(node as any).hash = "42ff7e3ac3f985bd8fc088961f1456f4";

export default node;
