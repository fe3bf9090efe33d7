/**
 * @generated SignedSource<<515e407aabe45387e7be559fc84faf0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhoneBar_event$data = {
  readonly capacity: number | null | undefined;
  readonly isFull: boolean;
  readonly price: number | null | undefined;
  readonly registrationCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"useCanWait_event" | "useClosedReason_event">;
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

(node as any).hash = "f91f0087005bd45f490ecd4b352b4a56";

export default node;
