/**
 * @generated SignedSource<<08ea23031bf17b01405f24f7eb14f887>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ServiceAgreementStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ActivateAgreement_agreement$data = {
  readonly department: {
    readonly customer: {
      readonly name: string;
    };
    readonly name: string;
  };
  readonly status: ServiceAgreementStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ActivateAgreementDialog_agreement">;
  readonly " $fragmentType": "ActivateAgreement_agreement";
};
export type ActivateAgreement_agreement$key = {
  readonly " $data"?: ActivateAgreement_agreement$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivateAgreement_agreement">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivateAgreement_agreement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Customer",
          "kind": "LinkedField",
          "name": "customer",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ActivateAgreementDialog_agreement"
    }
  ],
  "type": "ServiceAgreement",
  "abstractKey": null
};
})();

(node as any).hash = "7c3051af87a98470028ccbe3b35a8ae9";

export default node;
