/**
 * @generated SignedSource<<27e4722d36c7947c41a12a114206dc65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Interval = "MONTHLY" | "YEARLY" | "%future added value";
export type LicenseStatus = "ACTIVE" | "EXPIRED" | "PENDING" | "%future added value";
export type Plan = "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "%future added value";
export type RenewalDecisionOutcome = "EXPIRE" | "RENEW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LicenseCard_license$data = {
  readonly billingInterval: Interval;
  readonly contractTerm: number;
  readonly id: string;
  readonly installation: {
    readonly subdomain: string;
  };
  readonly monthlyPrice: number | null | undefined;
  readonly orderedSeats: number;
  readonly pausedAt: string | null | undefined;
  readonly quantity: number;
  readonly renewalDecision: {
    readonly outcome: RenewalDecisionOutcome;
  } | null | undefined;
  readonly status: LicenseStatus;
  readonly type: Plan;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeSeatsDialog_license" | "LicenseRenewal_license" | "SeatChangeNote_license">;
  readonly " $fragmentType": "LicenseCard_license";
};
export type LicenseCard_license$key = {
  readonly " $data"?: LicenseCard_license$data;
  readonly " $fragmentSpreads": FragmentRefs<"LicenseCard_license">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LicenseCard_license",
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
      "name": "type",
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
      "name": "orderedSeats",
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
      "name": "billingInterval",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "monthlyPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contractTerm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validFrom",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LicenseRenewal_license"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeatChangeNote_license"
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeSeatsDialog_license"
    }
  ],
  "type": "License",
  "abstractKey": null
};

(node as any).hash = "f81b3252c647ce07c00fc3581bfaee63";

export default node;
