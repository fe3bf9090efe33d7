/**
 * @generated SignedSource<<110b3627f5c24560e1ae521406a9dcaa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignUpCard_event$data = {
  readonly capacity: number | null | undefined;
  readonly freeUntil: string;
  readonly isFull: boolean;
  readonly price: number | null | undefined;
  readonly registrationCount: number;
  readonly title: string;
  readonly waitingCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"useCanWait_event" | "useClosedReason_event">;
  readonly " $fragmentType": "SignUpCard_event";
};
export type SignUpCard_event$key = {
  readonly " $data"?: SignUpCard_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignUpCard_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignUpCard_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
      "name": "waitingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "freeUntil",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useClosedReason_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCanWait_event"
    }
  ],
  "type": "PublicEvent",
  "abstractKey": null
};

(node as any).hash = "92cdcf4fa852419c9dcae1cd1f7211f5";

export default node;
