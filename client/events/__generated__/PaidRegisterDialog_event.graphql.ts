/**
 * @generated SignedSource<<466f405cc1c4e270735e0b65c0b694f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaidRegisterDialog_event$data = {
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"PaidRegisterForm_event">;
  readonly " $fragmentType": "PaidRegisterDialog_event";
};
export type PaidRegisterDialog_event$key = {
  readonly " $data"?: PaidRegisterDialog_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaidRegisterDialog_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaidRegisterDialog_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaidRegisterForm_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "692100a33d3269499fb6dd6ee56d6f57";

export default node;
