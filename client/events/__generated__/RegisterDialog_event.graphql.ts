/**
 * @generated SignedSource<<7cbf0c0973d3f5989f4bb873667c3fff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegisterDialog_event$data = {
  readonly freeUntil: string;
  readonly id: string;
  readonly isOnline: boolean;
  readonly meetingLink: string | null | undefined;
  readonly price: number | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "RegisterDialog_event";
};
export type RegisterDialog_event$key = {
  readonly " $data"?: RegisterDialog_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegisterDialog_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegisterDialog_event",
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

(node as any).hash = "984ec4a59f976fbd8481767b0290445c";

export default node;
