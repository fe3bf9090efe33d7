/**
 * @generated SignedSource<<59ce5e10d00b27c3d6f4b7d117226888>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApprovalRule_customer$data = {
  readonly approvalLimit: number | null | undefined;
  readonly approvalMonthLimit: number | null | undefined;
  readonly " $fragmentType": "ApprovalRule_customer";
};
export type ApprovalRule_customer$key = {
  readonly " $data"?: ApprovalRule_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalRule_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApprovalRule_customer",
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
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "855448efe2105e37da285b7fab5f62d6";

export default node;
