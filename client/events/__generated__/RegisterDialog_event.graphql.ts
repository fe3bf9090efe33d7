/**
 * @generated SignedSource<<7a638d7fda5918e902860aac0c8b5758>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegisterDialog_event$data = {
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
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "3685213b28c77063116a95f41bd38d2a";

export default node;
