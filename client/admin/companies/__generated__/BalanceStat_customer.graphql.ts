/**
 * @generated SignedSource<<47fd572516e4d88468bfe12ba1470f62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BalanceStat_customer$data = {
  readonly balance: number;
  readonly nextPayment: {
    readonly createdAt: string;
  } | null | undefined;
  readonly " $fragmentType": "BalanceStat_customer";
};
export type BalanceStat_customer$key = {
  readonly " $data"?: BalanceStat_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BalanceStat_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BalanceStat_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LedgerEntry",
      "kind": "LinkedField",
      "name": "nextPayment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "987882f4d3ea65a21d12fdd99ccca718";

export default node;
