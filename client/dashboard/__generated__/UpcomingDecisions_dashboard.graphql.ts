/**
 * @generated SignedSource<<c36f1b8dcf2d1bd32f7f786462c8fc12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpcomingDecisions_dashboard$data = {
  readonly upcomingDecisions: ReadonlyArray<{
    readonly decisionDate: string;
    readonly endDate: string;
    readonly id: string;
    readonly license: {
      readonly quantity: number;
      readonly " $fragmentSpreads": FragmentRefs<"LicenseRenewal_license">;
    } | null | undefined;
    readonly title: string;
  }>;
  readonly " $fragmentType": "UpcomingDecisions_dashboard";
};
export type UpcomingDecisions_dashboard$key = {
  readonly " $data"?: UpcomingDecisions_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"UpcomingDecisions_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UpcomingDecisions_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UpcomingDecision",
      "kind": "LinkedField",
      "name": "upcomingDecisions",
      "plural": true,
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
          "name": "title",
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
          "name": "decisionDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "License",
          "kind": "LinkedField",
          "name": "license",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "quantity",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LicenseRenewal_license"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "fa6dff996dda5e8a67ca9f755198db4f";

export default node;
