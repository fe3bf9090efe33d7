/**
 * @generated SignedSource<<607edf95856e54e00ceb400a66f0031a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteEventDialog_event$data = {
  readonly id: string;
  readonly registrationCount: number;
  readonly title: string;
  readonly waitingCount: number;
  readonly " $fragmentType": "DeleteEventDialog_event";
};
export type DeleteEventDialog_event$key = {
  readonly " $data"?: DeleteEventDialog_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteEventDialog_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteEventDialog_event",
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
      "name": "registrationCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingCount",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "d28fa8b4e2ef7a40915c301e5d20f362";

export default node;
