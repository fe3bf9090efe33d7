/**
 * @generated SignedSource<<3ed3218cee4d1a043f775ae2ac7db05f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLimits_customer$data = {
  readonly approvalLimit: number | null | undefined;
  readonly approvalMonthLimit: number | null | undefined;
  readonly viewerCommittedThisMonth: number | null | undefined;
  readonly " $fragmentType": "useLimits_customer";
};
export type useLimits_customer$key = {
  readonly " $data"?: useLimits_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLimits_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useLimits_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approvalLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approvalMonthLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCommittedThisMonth",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "1b084f02d7cfea5d9cb9dcb682d955e9";

export default node;
