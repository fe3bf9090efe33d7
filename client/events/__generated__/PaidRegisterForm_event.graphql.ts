/**
 * @generated SignedSource<<d5e734300eff99365a979181e018a26e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaidRegisterForm_event$data = {
  readonly freeUntil: string;
  readonly id: string;
  readonly isOnline: boolean;
  readonly meetingLink: string | null | undefined;
  readonly price: number | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "PaidRegisterForm_event";
};
export type PaidRegisterForm_event$key = {
  readonly " $data"?: PaidRegisterForm_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaidRegisterForm_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaidRegisterForm_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOnline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "meetingLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "freeUntil",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "c0cc4297825aef868fe454c3d1b04145";

export default node;
