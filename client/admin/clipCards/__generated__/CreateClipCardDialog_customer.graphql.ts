/**
 * @generated SignedSource<<a3812357541cae17288c5d37138007b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateClipCardDialog_customer$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"ClipCardFields_customer">;
  readonly " $fragmentType": "CreateClipCardDialog_customer";
};
export type CreateClipCardDialog_customer$key = {
  readonly " $data"?: CreateClipCardDialog_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateClipCardDialog_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreateClipCardDialog_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClipCardFields_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "88f1d6246984091bcd71cf4bee26dc02";

export default node;
