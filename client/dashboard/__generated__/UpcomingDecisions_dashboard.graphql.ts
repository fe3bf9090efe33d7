/**
 * @generated SignedSource<<1e7838afb70e6a636caccffe465d770f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpcomingDecisions_dashboard$data = {
  readonly upcomingDecisions: ReadonlyArray<{
    readonly id: string;
    readonly license: {
      readonly quantity: number;
      readonly " $fragmentSpreads": FragmentRefs<"LicenseRenewal_license">;
    } | null | undefined;
    readonly serviceAgreement: {
      readonly " $fragmentSpreads": FragmentRefs<"AgreementRenewal_agreement">;
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ServiceAgreement",
          "kind": "LinkedField",
          "name": "serviceAgreement",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AgreementRenewal_agreement"
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

(node as any).hash = "43f7e23af3d070c4524617bbbf2f5feb";

export default node;
