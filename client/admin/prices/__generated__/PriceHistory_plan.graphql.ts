/**
 * @generated SignedSource<<5aa8b403764f0a5dac4c4968ad8e8da6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PriceHistory_plan$data = {
  readonly createdAt: string;
  readonly createdBy: string | null | undefined;
  readonly isChangeable: boolean;
  readonly note: string;
  readonly priceList: {
    readonly validFrom: string;
  };
  readonly withdrawnAt: string | null | undefined;
  readonly " $fragmentType": "PriceHistory_plan";
};
export type PriceHistory_plan$key = {
  readonly " $data"?: PriceHistory_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceHistory_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PriceHistory_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
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
      "name": "createdBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withdrawnAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isChangeable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceList",
      "kind": "LinkedField",
      "name": "priceList",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "validFrom",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PriceListPlan",
  "abstractKey": null
};

(node as any).hash = "4f2f7888dec4cec22595887af42c700a";

export default node;
