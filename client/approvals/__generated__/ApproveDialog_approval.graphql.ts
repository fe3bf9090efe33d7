/**
 * @generated SignedSource<<3d406b6fc390bcb124c4de7235e24913>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApproveDialog_approval$data = {
  readonly commitment: number | null | undefined;
  readonly departmentName: string;
  readonly description: string;
  readonly expiresAt: string;
  readonly id: string;
  readonly net: number | null | undefined;
  readonly requestedBy: string;
  readonly " $fragmentType": "ApproveDialog_approval";
};
export type ApproveDialog_approval$key = {
  readonly " $data"?: ApproveDialog_approval$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveDialog_approval">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApproveDialog_approval",
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
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "type": "PurchaseApproval",
  "abstractKey": null
};

(node as any).hash = "1590153afb37512954a5821570c2bdfe";

export default node;
