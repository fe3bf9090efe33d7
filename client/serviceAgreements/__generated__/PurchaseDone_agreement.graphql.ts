/**
 * @generated SignedSource<<0431d3fe7e6090631038c15bf9d45e7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PurchaseDone_agreement$data = {
  readonly department: {
    readonly name: string;
  };
  readonly duration: number;
  readonly endDate: string;
  readonly " $fragmentType": "PurchaseDone_agreement";
};
export type PurchaseDone_agreement$key = {
  readonly " $data"?: PurchaseDone_agreement$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurchaseDone_agreement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PurchaseDone_agreement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "duration",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Department",
      "kind": "LinkedField",
      "name": "department",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ServiceAgreement",
  "abstractKey": null
};

(node as any).hash = "0c8422cb7ef0b6b7053795bff0aa9343";

export default node;
