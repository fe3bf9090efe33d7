/**
 * @generated SignedSource<<76a2091fcaea6484aa9fc8beb2c8c05c>>
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
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "fe77d605f755e41c25d6dd5e10e1bc8f";

export default node;
