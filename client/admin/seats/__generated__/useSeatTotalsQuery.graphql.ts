/**
 * @generated SignedSource<<6e550a4d072839a60fed5dc48f2a6ed4>>
 * @relayHash 457444072fb6b8ecb9937909b18a784d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 291a1ce722bb3a0215194ecdca405d7490e0e5280cad012ef27eff16167ff8f4

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
    "id": "291a1ce722bb3a0215194ecdca405d7490e0e5280cad012ef27eff16167ff8f4",
    "metadata": {},
    "name": "useSeatTotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "521cbb0fcf1078b9b341c0900ca6ee14";

export default node;
