/**
 * @generated SignedSource<<0bbad816cb2affcf2ac2cc659b0bfb69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminClipCardList_customer$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CreateClipCardDialog_customer">;
  readonly " $fragmentType": "AdminClipCardList_customer";
};
export type AdminClipCardList_customer$key = {
  readonly " $data"?: AdminClipCardList_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminClipCardList_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminClipCardList_customer",
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
      "name": "CreateClipCardDialog_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "aac6a411c2318c917607778e4d574ea1";

export default node;
