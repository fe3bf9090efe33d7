/**
 * @generated SignedSource<<93a315d312c10cf0eff8f9749ce4ff3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LicenseStatus = "ACTIVE" | "EXPIRED" | "PENDING" | "%future added value";
export type Plan = "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "%future added value";
export type RenewalDecisionOutcome = "EXPIRE" | "RENEW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LicenseRenewal_license$data = {
  readonly id: string;
  readonly installation: {
    readonly subdomain: string;
  };
  readonly noticeDeadline: string;
  readonly quantity: number;
  readonly renewalDecision: {
    readonly decidedAt: string;
    readonly decidedBy: string | null | undefined;
    readonly outcome: RenewalDecisionOutcome;
    readonly plan: Plan | null | undefined;
  } | null | undefined;
  readonly renewalQuantity: number;
  readonly status: LicenseStatus;
  readonly validUntil: string;
  readonly viewerCanReduceSeats: boolean;
  readonly " $fragmentType": "LicenseRenewal_license";
};
export type LicenseRenewal_license$key = {
  readonly " $data"?: LicenseRenewal_license$data;
  readonly " $fragmentSpreads": FragmentRefs<"LicenseRenewal_license">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LicenseRenewal_license",
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
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renewalQuantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validUntil",
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
      "name": "viewerCanReduceSeats",
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
          "name": "plan",
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
      "concreteType": "Installation",
      "kind": "LinkedField",
      "name": "installation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subdomain",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "License",
  "abstractKey": null
};

(node as any).hash = "87f1d60bcbecccb47c27138777d94b5c";

export default node;
