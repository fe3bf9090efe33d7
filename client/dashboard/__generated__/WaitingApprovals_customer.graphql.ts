/**
 * @generated SignedSource<<4d927bacab3247429fe87f5042b9d4db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitingApprovals_customer$data = {
  readonly approvalsAwaitingViewer: number;
  readonly " $fragmentType": "WaitingApprovals_customer";
};
export type WaitingApprovals_customer$key = {
  readonly " $data"?: WaitingApprovals_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingApprovals_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingApprovals_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approvalsAwaitingViewer",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "f170c0db98d4981136f20732766dfa08";

export default node;
