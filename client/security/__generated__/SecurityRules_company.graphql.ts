/**
 * @generated SignedSource<<02940df57ce1ab0e5528645d433cd190>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecurityRules_company$data = {
  readonly name: string;
  readonly requiresPaymentProof: boolean;
  readonly requiresSecondFactor: boolean;
  readonly " $fragmentType": "SecurityRules_company";
};
export type SecurityRules_company$key = {
  readonly " $data"?: SecurityRules_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecurityRules_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecurityRules_company",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requiresPaymentProof",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "28431992900c5554ab8719e27533890e";

export default node;
