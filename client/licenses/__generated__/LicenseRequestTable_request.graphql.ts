/**
 * @generated SignedSource<<4016b69a90055cbfb19da12bfab85a60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LicenseRequestStatus = "APPROVED" | "COMPLETED" | "PENDING" | "PROCESSING" | "REJECTED" | "%future added value";
export type Plan = "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LicenseRequestTable_request$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly installation: {
    readonly subdomain: string;
  };
  readonly licenseType: Plan;
  readonly requestedLicenses: number;
  readonly status: LicenseRequestStatus;
  readonly user: {
    readonly email: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CancelRequest_request">;
  readonly " $fragmentType": "LicenseRequestTable_request";
};
export type LicenseRequestTable_request$key = {
  readonly " $data"?: LicenseRequestTable_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"LicenseRequestTable_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LicenseRequestTable_request",
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
      "name": "licenseType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestedLicenses",
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
      "name": "createdAt",
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
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelRequest_request"
    }
  ],
  "type": "LicenseRequest",
  "abstractKey": null
};

(node as any).hash = "2ca241e39b81af584593dd99fce47199";

export default node;
