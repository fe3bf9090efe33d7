/**
 * @generated SignedSource<<2f44874481694f76ad66371e80597677>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Interval = "MONTHLY" | "YEARLY" | "%future added value";
export type ServiceAgreementStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AgreementDetails_agreement$data = {
  readonly createdAt: string;
  readonly duration: number;
  readonly endDate: string;
  readonly licenseCount: number;
  readonly licensePrice: number;
  readonly pausedAt: string | null | undefined;
  readonly paymentInterval: Interval;
  readonly startDate: string;
  readonly status: ServiceAgreementStatus;
  readonly termsAcceptance: {
    readonly acceptedAt: string;
    readonly acceptedBy: string;
    readonly termsVersion: string;
  } | null | undefined;
  readonly user: {
    readonly name: string;
  } | null | undefined;
  readonly yearlyDiscountPercent: number;
  readonly " $fragmentSpreads": FragmentRefs<"AgreementWorkLog_agreement">;
  readonly " $fragmentType": "AgreementDetails_agreement";
};
export type AgreementDetails_agreement$key = {
  readonly " $data"?: AgreementDetails_agreement$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgreementDetails_agreement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AgreementDetails_agreement",
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
      "kind": "ScalarField",
      "name": "startDate",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TermsAcceptance",
      "kind": "LinkedField",
      "name": "termsAcceptance",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "termsVersion",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acceptedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acceptedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgreementWorkLog_agreement"
    }
  ],
  "type": "ServiceAgreement",
  "abstractKey": null
};

(node as any).hash = "57f388d09b32d056a806abc7a360adb8";

export default node;
