/**
 * @generated SignedSource<<d42b6c600cf0b5f15e348757d160f1d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OverviewStats_customer$data = {
  readonly clipCardHours: {
    readonly cards: number;
    readonly hours: number;
    readonly hoursLeft: number;
  };
  readonly departmentCount: number;
  readonly licenseSummary: {
    readonly active: number;
    readonly awaitingRequests: number;
    readonly expired: number;
    readonly nextRenewal: string | null | undefined;
    readonly pending: number;
  };
  readonly taskBoard: {
    readonly awaiting: number;
    readonly isLinked: boolean;
  };
  readonly userCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"BalanceStat_customer">;
  readonly " $fragmentType": "OverviewStats_customer";
};
export type OverviewStats_customer$key = {
  readonly " $data"?: OverviewStats_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverviewStats_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OverviewStats_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "departmentCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LicenseSummary",
      "kind": "LinkedField",
      "name": "licenseSummary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "active",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextRenewal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "awaitingRequests",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClipCardHours",
      "kind": "LinkedField",
      "name": "clipCardHours",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cards",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hours",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hoursLeft",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaskBoard",
      "kind": "LinkedField",
      "name": "taskBoard",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLinked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "awaiting",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BalanceStat_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "aba83fcf7646a61b97e40671fe4b1ce6";

export default node;
