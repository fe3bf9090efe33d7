/**
 * @generated SignedSource<<664652ceb59c794244aec8bcc26c6bf8>>
 * @relayHash 95b43f495edb91f3abd853c37fb97cb4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fe8b30a5029564efaa55f365d69f62424524535a82d7060f1801139a173f0eb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LicenseFiguresSubscription$variables = Record<PropertyKey, never>;
export type LicenseFiguresSubscription$data = {
  readonly licenseSummaryChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"LicenseFigures_summary">;
  };
};
export type LicenseFiguresSubscription = {
  response: LicenseFiguresSubscription$data;
  variables: LicenseFiguresSubscription$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LicenseFiguresSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LicenseSummary",
        "kind": "LinkedField",
        "name": "licenseSummaryChanged",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LicenseFigures_summary"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LicenseFiguresSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LicenseSummary",
        "kind": "LinkedField",
        "name": "licenseSummaryChanged",
        "plural": false,
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
            "name": "total",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "awaitingRequests",
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
            "name": "renewalCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9fe8b30a5029564efaa55f365d69f62424524535a82d7060f1801139a173f0eb",
    "metadata": {},
    "name": "LicenseFiguresSubscription",
    "operationKind": "subscription",
    "text": null
  }
};

(node as any).hash = "7cf07f5a3a0b2d66b97302594c074a62";

export default node;
