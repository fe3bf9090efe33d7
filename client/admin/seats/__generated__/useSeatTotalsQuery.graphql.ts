/**
 * @generated SignedSource<<ebb5a2aed609185c5b075fa09644082f>>
 * @relayHash 2383adb526a6725f1f8f44521a13e431
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 716365961e5f21fcb2e0db28e4490f0546626ebbdd5837e2dcb503c33f1c09b4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSeatTotalsQuery$variables = Record<PropertyKey, never>;
export type useSeatTotalsQuery$data = {
  readonly admin: {
    readonly " $fragmentSpreads": FragmentRefs<"useSeatTotals_admin">;
  };
};
export type useSeatTotalsQuery = {
  response: useSeatTotalsQuery$data;
  variables: useSeatTotalsQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSeatTotalsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useSeatTotals_admin"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSeatTotalsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SeatTotals",
            "kind": "LinkedField",
            "name": "seatTotals",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "all",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "over",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "free",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "faulty",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "withoutKey",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "keyEnds",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "716365961e5f21fcb2e0db28e4490f0546626ebbdd5837e2dcb503c33f1c09b4",
    "metadata": {},
    "name": "useSeatTotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "521cbb0fcf1078b9b341c0900ca6ee14";

export default node;
