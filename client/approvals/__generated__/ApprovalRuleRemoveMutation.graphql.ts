/**
 * @generated SignedSource<<5a4d98f58e5c7e67ade3e9d47355a41c>>
 * @relayHash b95c60ffec3efcc5b5edd1d5f7dd76dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f416e1b535610ca03cf4a2b609352669bfa8d3f8ae559cd6007866e24a89d90d

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
    "id": "f416e1b535610ca03cf4a2b609352669bfa8d3f8ae559cd6007866e24a89d90d",
    "metadata": {},
    "name": "ApprovalRuleRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};

(node as any).hash = "4381ba09ec483317a498ff7a785b2f2b";

export default node;
