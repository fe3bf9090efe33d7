/**
 * @generated SignedSource<<824ae55b429f8f62dc1b1a857118e100>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeclineDialog_approval$data = {
  readonly description: string;
  readonly id: string;
  readonly requestedBy: string;
  readonly " $fragmentType": "DeclineDialog_approval";
};
export type DeclineDialog_approval$key = {
  readonly " $data"?: DeclineDialog_approval$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeclineDialog_approval">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeclineDialog_approval",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestedBy",
      "storageKey": null
    }
  ],
  "type": "PurchaseApproval",
  "abstractKey": null
};

(node as any).hash = "5883c4431803203747c9b77100b171f5";

export default node;
