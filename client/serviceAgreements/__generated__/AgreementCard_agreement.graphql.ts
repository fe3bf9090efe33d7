/**
 * @generated SignedSource<<bef010b8f4e3c444d7d3c0caa285ec44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Interval = "MONTHLY" | "YEARLY" | "%future added value";
export type ServiceAgreementStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AgreementCard_agreement$data = {
  readonly department: {
    readonly contactPerson: string;
    readonly name: string;
  };
  readonly duration: number;
  readonly endDate: string;
  readonly id: string;
  readonly licenseCount: number;
  readonly licensePrice: number;
  readonly pausedAt: string | null | undefined;
  readonly paymentInterval: Interval;
  readonly startDate: string;
  readonly status: ServiceAgreementStatus;
  readonly workMinutes: number;
  readonly yearlyDiscountPercent: number;
  readonly " $fragmentSpreads": FragmentRefs<"AgreementRenewal_agreement">;
  readonly " $fragmentType": "AgreementCard_agreement";
};
export type AgreementCard_agreement$key = {
  readonly " $data"?: AgreementCard_agreement$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgreementCard_agreement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AgreementCard_agreement",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pausedAt",
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
      "kind": "ScalarField",
      "name": "yearlyDiscountPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workMinutes",
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
          "name": "contactPerson",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgreementRenewal_agreement"
    }
  ],
  "type": "ServiceAgreement",
  "abstractKey": null
};

(node as any).hash = "1409d1ab7381e8e1aa90df51bb345509";

export default node;
