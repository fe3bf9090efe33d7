/**
 * @generated SignedSource<<e78483f2afc50ddac3b5c77ae96e424e>>
 * @relayHash 7fa42b03f5ee030d597d788110b1d388
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62aa64fce970015e68a3f68772f7722649486b65aad497fdd4151423e7894cb9

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
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "62aa64fce970015e68a3f68772f7722649486b65aad497fdd4151423e7894cb9",
    "metadata": {},
    "name": "ApprovalRuleSetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4ece6379483d36b3587953e1f1bcacd1";

export default node;
