/**
 * @generated SignedSource<<f4c6b4cad8638fb2b4135e31b6f1169f>>
 * @relayHash 0afb973822941bb395ffa77ef2ede34e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8030cf9cfe0d5fc53c0824a2d4881d4777a9622246e41a887560d00016eb7a9d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApprovalRuleRemoveMutation$variables = Record<PropertyKey, never>;
export type ApprovalRuleRemoveMutation$data = {
  readonly removeApprovalLimit: {
    readonly " $fragmentSpreads": FragmentRefs<"ApprovalRule_customer">;
  };
};
export type ApprovalRuleRemoveMutation = {
  response: ApprovalRuleRemoveMutation$data;
  variables: ApprovalRuleRemoveMutation$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ApprovalRuleRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "removeApprovalLimit",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ApprovalRule_customer"
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
    "name": "ApprovalRuleRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "removeApprovalLimit",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "approvalLimit",
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
    "id": "8030cf9cfe0d5fc53c0824a2d4881d4777a9622246e41a887560d00016eb7a9d",
    "metadata": {},
    "name": "ApprovalRuleRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};

(node as any).hash = "4381ba09ec483317a498ff7a785b2f2b";

export default node;
