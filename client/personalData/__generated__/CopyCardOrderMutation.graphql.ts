/**
 * @generated SignedSource<<f24b627284d862ba6adee210ba1470a3>>
 * @relayHash 3f322b40df7b2069864b4c3cba375cbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6067c7d90fbb2e252d3913b8cc0f473eb7d8b14133a0eebc221e5028443f7cfc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyCardOrderMutation$variables = Record<PropertyKey, never>;
export type CopyCardOrderMutation$data = {
  readonly requestPersonalData: {
    readonly " $fragmentSpreads": FragmentRefs<"CopyCard_data">;
  };
};
export type CopyCardOrderMutation = {
  response: CopyCardOrderMutation$data;
  variables: CopyCardOrderMutation$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CopyCardOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PersonalData",
        "kind": "LinkedField",
        "name": "requestPersonalData",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CopyCard_data"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CopyCardOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PersonalData",
        "kind": "LinkedField",
        "name": "requestPersonalData",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PersonalDataCopyInfo",
            "kind": "LinkedField",
            "name": "copy",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "requestedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "readyAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expiresAt",
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
    "id": "6067c7d90fbb2e252d3913b8cc0f473eb7d8b14133a0eebc221e5028443f7cfc",
    "metadata": {},
    "name": "CopyCardOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};

(node as any).hash = "063423161e74b04c0beba3e396cabb6b";

export default node;
