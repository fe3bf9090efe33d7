/**
 * @generated SignedSource<<c0f91deab35ab8386aac1d5785b80381>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawDialog_approval$data = {
  readonly description: string;
  readonly id: string;
  readonly " $fragmentType": "WithdrawDialog_approval";
};
export type WithdrawDialog_approval$key = {
  readonly " $data"?: WithdrawDialog_approval$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawDialog_approval">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WithdrawDialog_approval",
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
    }
  ],
  "type": "PurchaseApproval",
  "abstractKey": null
};

(node as any).hash = "0ba7203ebd4484b67b4b1136326f1f20";

export default node;
