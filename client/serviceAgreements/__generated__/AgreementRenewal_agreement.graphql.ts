/**
 * @generated SignedSource<<ecb3a17c02eb961ef699c66c40b65625>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RenewalDecisionOutcome = "EXPIRE" | "RENEW" | "%future added value";
export type ServiceAgreementStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AgreementRenewal_agreement$data = {
  readonly department: {
    readonly name: string;
  };
  readonly endDate: string;
  readonly id: string;
  readonly noticeDeadline: string;
  readonly renewalDecision: {
    readonly decidedAt: string;
    readonly decidedBy: string | null | undefined;
    readonly outcome: RenewalDecisionOutcome;
  } | null | undefined;
  readonly status: ServiceAgreementStatus;
  readonly viewerCanDecide: boolean;
  readonly " $fragmentType": "AgreementRenewal_agreement";
};
export type AgreementRenewal_agreement$key = {
  readonly " $data"?: AgreementRenewal_agreement$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgreementRenewal_agreement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AgreementRenewal_agreement",
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
      "name": "endDate",
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
      "name": "viewerCanDecide",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RenewalDecision",
      "kind": "LinkedField",
      "name": "renewalDecision",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outcome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decidedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decidedBy",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ServiceAgreement",
  "abstractKey": null
};

(node as any).hash = "0de6a4030caa4c389cb2ef866eb4eb73";

export default node;
