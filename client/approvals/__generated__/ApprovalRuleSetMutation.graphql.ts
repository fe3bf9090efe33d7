/**
 * @generated SignedSource<<9319144352f7c37399968516f190022c>>
 * @relayHash c463f851ef0aff17043734f5f8970e67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a878990bb14d7930dc87c71305e60967a65d7d1e8bce51d7215c2b8450a51c2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApprovalRuleSetMutation$variables = {
  limit: number;
};
export type ApprovalRuleSetMutation$data = {
  readonly setApprovalLimit: {
    readonly " $fragmentSpreads": FragmentRefs<"ApprovalRule_customer">;
  };
};
export type ApprovalRuleSetMutation = {
  response: ApprovalRuleSetMutation$data;
  variables: ApprovalRuleSetMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "limit"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "limit",
    "variableName": "limit"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ApprovalRuleSetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "setApprovalLimit",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ApprovalRuleSetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "setApprovalLimit",
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
    "id": "3a878990bb14d7930dc87c71305e60967a65d7d1e8bce51d7215c2b8450a51c2",
    "metadata": {},
    "name": "ApprovalRuleSetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4ece6379483d36b3587953e1f1bcacd1";

export default node;
