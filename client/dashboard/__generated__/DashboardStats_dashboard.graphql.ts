/**
 * @generated SignedSource<<8a787fd4600fcfe5a261cac89e70c74b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardStats_dashboard$data = {
  readonly stats: {
    readonly activeLicenses: number;
    readonly activeServiceAgreements: number;
    readonly clipCardHours: number;
    readonly pendingRequests: number;
  };
  readonly " $fragmentType": "DashboardStats_dashboard";
};
export type DashboardStats_dashboard$key = {
  readonly " $data"?: DashboardStats_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardStats_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardStats_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DashboardStats",
      "kind": "LinkedField",
      "name": "stats",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activeLicenses",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pendingRequests",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activeServiceAgreements",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clipCardHours",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "9e79ed7790b5de0bc0676b50d1afbb8c";

export default node;
