/**
 * @generated SignedSource<<eb2fd1fe23fb68225f7ce9543733a04a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Plan = "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CancelRequest_request$data = {
  readonly id: string;
  readonly licenseType: Plan;
  readonly requestedLicenses: number;
  readonly viewerCanCancel: boolean;
  readonly " $fragmentType": "CancelRequest_request";
};
export type CancelRequest_request$key = {
  readonly " $data"?: CancelRequest_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelRequest_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelRequest_request",
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
      "name": "viewerCanCancel",
      "storageKey": null
    }
  ],
  "type": "LicenseRequest",
  "abstractKey": null
};

(node as any).hash = "0686c43b43959cf1525fc3e414d2e28c";

export default node;
