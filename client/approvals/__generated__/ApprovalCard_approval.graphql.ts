/**
 * @generated SignedSource<<40035ad781497caa9bf2a35b8b842b64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApprovalReason = "MONTH_LIMIT" | "NO_PRICE" | "ORDER_LIMIT" | "%future added value";
export type ApprovalStatus = "APPROVED" | "DECLINED" | "EXPIRED" | "FAILED" | "PENDING" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ApprovalCard_approval$data = {
  readonly approvers: ReadonlyArray<string>;
  readonly commitment: number | null | undefined;
  readonly createdAt: string;
  readonly decidedAt: string | null | undefined;
  readonly decidedBy: string | null | undefined;
  readonly departmentName: string;
  readonly description: string;
  readonly expiresAt: string;
  readonly heldBy: ApprovalReason;
  readonly net: number | null | undefined;
  readonly reason: string | null | undefined;
  readonly requestedBy: string;
  readonly status: ApprovalStatus;
  readonly viewerCanDecide: boolean;
  readonly viewerCanWithdraw: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveDialog_approval" | "DeclineDialog_approval" | "WithdrawDialog_approval">;
  readonly " $fragmentType": "ApprovalCard_approval";
};
export type ApprovalCard_approval$key = {
  readonly " $data"?: ApprovalCard_approval$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalCard_approval">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApprovalCard_approval",
  "selections": [
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
      "name": "net",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commitment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heldBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "departmentName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decidedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decidedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approvers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDecide",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanWithdraw",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApproveDialog_approval"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeclineDialog_approval"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WithdrawDialog_approval"
    }
  ],
  "type": "PurchaseApproval",
  "abstractKey": null
};

(node as any).hash = "4e1d4fabe9e1b3efd5125c1884384ec9";

export default node;
