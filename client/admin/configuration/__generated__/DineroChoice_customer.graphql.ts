/**
 * @generated SignedSource<<91b36f098b334c94b8fe47e046402f66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DineroChoice_customer$data = {
  readonly dineroContactId: string | null | undefined;
  readonly dineroContactName: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DineroDialog_customer">;
  readonly " $fragmentType": "DineroChoice_customer";
};
export type DineroChoice_customer$key = {
  readonly " $data"?: DineroChoice_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DineroChoice_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DineroChoice_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dineroContactId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dineroContactName",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DineroDialog_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "211ffc641855bb52e08dc9a7d24778b6";

export default node;
