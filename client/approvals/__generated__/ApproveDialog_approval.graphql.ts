/**
 * @generated SignedSource<<4a336cec9eb072d67e8c446f19f6f9d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApproveDialog_approval$data = {
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

(node as any).hash = "913939faa556872c3e2a614a0ef8148e";

export default node;
