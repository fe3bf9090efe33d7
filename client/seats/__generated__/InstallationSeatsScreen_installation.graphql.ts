/**
 * @generated SignedSource<<3ffc926126a683971480357bee8ca2bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Plan = "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "%future added value";
export type SeatAdviceKind = "FEWER_SEATS" | "MORE_SEATS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InstallationSeatsScreen_installation$data = {
  readonly activeLicense: {
    readonly validUntil: string;
    readonly " $fragmentSpreads": FragmentRefs<"ChangeSeatsButton_license">;
  } | null | undefined;
  readonly department: {
    readonly name: string;
  };
  readonly id: string;
  readonly licenseType: Plan;
  readonly seatAdvice: {
    readonly kind: SeatAdviceKind;
  } | null | undefined;
  readonly seatHistory: ReadonlyArray<{
    readonly day: string;
  }>;
  readonly seats: {
    readonly " $fragmentSpreads": FragmentRefs<"InstallationFigures_seats" | "ReadAgainButton_seats">;
  };
  readonly subdomain: string;
  readonly " $fragmentSpreads": FragmentRefs<"AgentSection_installation" | "SeatAdviceCard_installation" | "SeatHistoryChart_installation">;
  readonly " $fragmentType": "InstallationSeatsScreen_installation";
};
export type InstallationSeatsScreen_installation$key = {
  readonly " $data"?: InstallationSeatsScreen_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationSeatsScreen_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallationSeatsScreen_installation",
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
      "name": "subdomain",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "License",
      "kind": "LinkedField",
      "name": "activeLicense",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "validUntil",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ChangeSeatsButton_license"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InstallationSeats",
      "kind": "LinkedField",
      "name": "seats",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "InstallationFigures_seats"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReadAgainButton_seats"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SeatAdvice",
      "kind": "LinkedField",
      "name": "seatAdvice",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SeatsOnDay",
      "kind": "LinkedField",
      "name": "seatHistory",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeatHistoryChart_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeatAdviceCard_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgentSection_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "2ca65532332a57a29eb779a59c3c13ad";

export default node;
