/**
 * @generated SignedSource<<9c068c40a995805e4c823e865cd743cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Interval = "MONTHLY" | "YEARLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AgreementDecisionDialog_agreement$data = {
  readonly department: {
    readonly activeLicenseCount: number;
    readonly name: string;
  };
  readonly duration: number;
  readonly endDate: string;
  readonly id: string;
  readonly monthly: number;
  readonly nextPeriodStart: string;
  readonly noticeDeadline: string;
  readonly paymentInterval: Interval;
  readonly renewalMonth: number;
  readonly renewalRegulation: {
    readonly percent: number;
  } | null | undefined;
  readonly renewalYear: number;
  readonly yearly: number;
  readonly " $fragmentType": "AgreementDecisionDialog_agreement";
};
export type AgreementDecisionDialog_agreement$key = {
  readonly " $data"?: AgreementDecisionDialog_agreement$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgreementDecisionDialog_agreement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AgreementDecisionDialog_agreement",
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
      "name": "noticeDeadline",
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
      "name": "nextPeriodStart",
      "storageKey": null
    },
    {
      "alias": "monthly",
      "args": [
        {
          "kind": "Literal",
          "name": "interval",
          "value": "MONTHLY"
        }
      ],
      "kind": "ScalarField",
      "name": "nextPeriodPrice",
      "storageKey": "nextPeriodPrice(interval:\"MONTHLY\")"
    },
    {
      "alias": "yearly",
      "args": [
        {
          "kind": "Literal",
          "name": "interval",
          "value": "YEARLY"
        }
      ],
      "kind": "ScalarField",
      "name": "nextPeriodPrice",
      "storageKey": "nextPeriodPrice(interval:\"YEARLY\")"
    },
    {
      "alias": "renewalMonth",
      "args": [
        {
          "kind": "Literal",
          "name": "months",
          "value": 1
        }
      ],
      "kind": "ScalarField",
      "name": "renewalPeriodPrice",
      "storageKey": "renewalPeriodPrice(months:1)"
    },
    {
      "alias": "renewalYear",
      "args": [
        {
          "kind": "Literal",
          "name": "months",
          "value": 12
        }
      ],
      "kind": "ScalarField",
      "name": "renewalPeriodPrice",
      "storageKey": "renewalPeriodPrice(months:12)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RenewalRegulation",
      "kind": "LinkedField",
      "name": "renewalRegulation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percent",
          "storageKey": null
        }
      ],
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
          "name": "activeLicenseCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ServiceAgreement",
  "abstractKey": null
};

(node as any).hash = "326e51eb5db9c45049d49d1ef9b563ce";

export default node;
