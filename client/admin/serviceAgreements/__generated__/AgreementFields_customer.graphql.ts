/**
 * @generated SignedSource<<9a9f565d00bc1015ee5aceab09b083f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AgreementFields_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useDepartmentChoices_customer" | "useUserChoices_customer">;
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
      "name": "useDepartmentChoices_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUserChoices_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "b7200f9c09fa4c722ace0a7fd1e623e1";

export default node;
