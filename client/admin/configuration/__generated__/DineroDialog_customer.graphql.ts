/**
 * @generated SignedSource<<5deccc219456cb9df6e7b2a39f3936dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DineroDialog_customer$data = {
  readonly dineroContactId: string | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CreateDineroContactDialog_customer">;
  readonly " $fragmentType": "DineroDialog_customer";
};
export type DineroDialog_customer$key = {
  readonly " $data"?: DineroDialog_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DineroDialog_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DineroDialog_customer",
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
      "name": "dineroContactId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreateDineroContactDialog_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "55f42aec5b1866dea9c7dd8bbef2d10c";

export default node;
