/**
 * @generated SignedSource<<25ca21f102f278daf41695e27ba03f2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecurityRules_company$data = {
  readonly id: string;
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
      "name": "id",
      "storageKey": null
    },
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

(node as any).hash = "48bea64eef22f3e7212faeb88c5abd01";

export default node;
