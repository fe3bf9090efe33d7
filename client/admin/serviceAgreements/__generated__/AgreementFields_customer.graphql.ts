/**
 * @generated SignedSource<<741f4267584eacb606be823555122c4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgreementFields_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BuyerFields_customer">;
  readonly " $fragmentType": "AgreementFields_customer";
};
export type AgreementFields_customer$key = {
  readonly " $data"?: AgreementFields_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgreementFields_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AgreementFields_customer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BuyerFields_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "91084ac9b0f813367ef894d87f0df136";

export default node;
