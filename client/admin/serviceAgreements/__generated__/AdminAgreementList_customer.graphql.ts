/**
 * @generated SignedSource<<d4f2cdffd2a33cfe6e5139f330af4793>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminAgreementList_customer$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CreateAgreementDialog_customer">;
  readonly " $fragmentType": "AdminAgreementList_customer";
};
export type AdminAgreementList_customer$key = {
  readonly " $data"?: AdminAgreementList_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminAgreementList_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminAgreementList_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreateAgreementDialog_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "af1e6320b7028a65ff0f201663de1e15";

export default node;
