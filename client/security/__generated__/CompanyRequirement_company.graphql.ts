/**
 * @generated SignedSource<<cb56c19c7d20151b477d6b172f4d2ce5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyRequirement_company$data = {
  readonly name: string;
  readonly requiresSecondFactor: boolean;
  readonly " $fragmentType": "CompanyRequirement_company";
};
export type CompanyRequirement_company$key = {
  readonly " $data"?: CompanyRequirement_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyRequirement_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyRequirement_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requiresSecondFactor",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "9cde37658618cc33dc9966479638789d";

export default node;
