/**
 * @generated SignedSource<<d29960a0a97d0d13ed0c1aa5201b15b7>>
 * @relayHash aa580bf99969759b24e5b1feb140f8a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ff6bea9e93c2882ef5ed5f2bd7c6a736c939379a6731969dea50cc6c0b2d799

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApprovalRuleRemoveMonthMutation$variables = Record<PropertyKey, never>;
export type ApprovalRuleRemoveMonthMutation$data = {
  readonly removeApprovalMonthLimit: {
    readonly " $fragmentSpreads": FragmentRefs<"ApprovalRule_customer">;
  };
};
export type ApprovalRuleRemoveMonthMutation = {
  response: ApprovalRuleRemoveMonthMutation$data;
  variables: ApprovalRuleRemoveMonthMutation$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ApprovalRuleRemoveMonthMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "removeApprovalMonthLimit",
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
    "name": "ApprovalRuleRemoveMonthMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "removeApprovalMonthLimit",
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
            "name": "approvalMonthLimit",
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
    "id": "9ff6bea9e93c2882ef5ed5f2bd7c6a736c939379a6731969dea50cc6c0b2d799",
    "metadata": {},
    "name": "ApprovalRuleRemoveMonthMutation",
    "operationKind": "mutation",
    "text": null
  }
};

(node as any).hash = "b759c1060da12ef6934ca5cdae7fc9ba";

export default node;
