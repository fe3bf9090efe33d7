/**
 * @generated SignedSource<<afffa2df889dad98a8ba87c795bd9081>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextPayment_department$data = {
  readonly nextPayment: {
    readonly createdAt: string;
    readonly description: string;
    readonly gross: number;
  } | null | undefined;
  readonly " $fragmentType": "NextPayment_department";
};
export type NextPayment_department$key = {
  readonly " $data"?: NextPayment_department$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextPayment_department">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextPayment_department",
  "selections": [
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
          "name": "gross",
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
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Department",
  "abstractKey": null
};

(node as any).hash = "014668162a25db0aae6bc3172d3d18a4";

export default node;
