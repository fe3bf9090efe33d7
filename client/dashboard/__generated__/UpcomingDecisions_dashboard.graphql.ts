/**
 * @generated SignedSource<<1ee3260fd08a0ca5875d840e5b920882>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RenewalKind = "LICENSE" | "SERVICE_AGREEMENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UpcomingDecisions_dashboard$data = {
  readonly upcomingDecisions: ReadonlyArray<{
    readonly decisionDate: string;
    readonly endDate: string;
    readonly id: string;
    readonly kind: RenewalKind;
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
          "name": "kind",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "e4b7dcb1e89bbde3a2ca05a277a0517f";

export default node;
