/**
 * @generated SignedSource<<502b5eb2363e4db6ddbf5d6cb5104120>>
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
    readonly nextRenewal: string | null | undefined;
    readonly total: number;
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
          "name": "total",
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

(node as any).hash = "9bd0e7c345b4d226721397f5a44e98f3";

export default node;
