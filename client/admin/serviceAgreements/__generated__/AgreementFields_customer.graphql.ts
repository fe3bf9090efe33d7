/**
 * @generated SignedSource<<dadf38851095379f43ec5fd19e082913>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
