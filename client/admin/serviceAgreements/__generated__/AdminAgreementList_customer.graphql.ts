/**
 * @generated SignedSource<<e27558008fae1d8ca0c9ce4d684e2c20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AdminAgreementList_customer$data = {
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreateAgreementDialog_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "738b33efafc559e2a228134298dba510";

export default node;
