/**
 * @generated SignedSource<<0d5437b82f797965f9a6818e29dfeb3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhoneBar_event$data = {
  readonly capacity: number | null | undefined;
  readonly date: string;
  readonly endTime: string;
  readonly isFull: boolean;
  readonly price: number | null | undefined;
  readonly registrationCount: number;
  readonly startTime: string;
  readonly " $fragmentType": "PhoneBar_event";
};
export type PhoneBar_event$key = {
  readonly " $data"?: PhoneBar_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhoneBar_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PhoneBar_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "capacity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registrationCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFull",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    }
  ],
  "type": "PublicEvent",
  "abstractKey": null
};

(node as any).hash = "9f1b462def828aef0cf950136341a17a";

export default node;
