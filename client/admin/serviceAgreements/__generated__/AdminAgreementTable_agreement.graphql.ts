/**
 * @generated SignedSource<<fe1a0c549f2b56c84d08dee7d1713f00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Interval = "MONTHLY" | "YEARLY" | "%future added value";
export type ServiceAgreementStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdminAgreementTable_agreement$data = {
  readonly department: {
    readonly customer: {
      readonly id: string;
      readonly name: string;
    };
    readonly name: string;
  };
  readonly duration: number;
  readonly endDate: string;
  readonly id: string;
  readonly licenseCount: number;
  readonly licensePrice: number;
  readonly paymentInterval: Interval;
  readonly startDate: string;
  readonly status: ServiceAgreementStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ActivateAgreement_agreement" | "DeleteAgreementDialog_agreement" | "EditAgreementDialog_agreement" | "LogWorkDialog_agreement">;
  readonly " $fragmentType": "AdminAgreementTable_agreement";
};
export type AdminAgreementTable_agreement$key = {
  readonly " $data"?: AdminAgreementTable_agreement$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminAgreementTable_agreement">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
  "name": "AdminAgreementTable_agreement",
  "selections": [
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "startDate",
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
      "kind": "ScalarField",
      "name": "duration",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentInterval",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "licenseCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "licensePrice",
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Customer",
          "kind": "LinkedField",
          "name": "customer",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ActivateAgreement_agreement"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditAgreementDialog_agreement"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteAgreementDialog_agreement"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LogWorkDialog_agreement"
    }
  ],
  "type": "ServiceAgreement",
  "abstractKey": null
};
})();

(node as any).hash = "01a1e0b6bc1131d15a7cb421cfd944be";

export default node;
