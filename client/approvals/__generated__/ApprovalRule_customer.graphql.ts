/**
 * @generated SignedSource<<7dc44d020d6eb5241103a1292feccae2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApprovalRule_customer$data = {
  readonly approvalLimit: number | null | undefined;
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
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "15d700fab70400efd8eb26bcab9fbc65";

export default node;
