/**
 * @generated SignedSource<<48f88ec8fe4b05153201dec88a1c5add>>
 * @relayHash 5fb643bf5d6639269cec3cb871a0aa91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10e39d486003a12536467deae0522894631547fef765dfd96ad1c889e11dab43

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApprovalRuleSetMonthMutation$variables = {
  limit: number;
};
export type ApprovalRuleSetMonthMutation$data = {
  readonly setApprovalMonthLimit: {
    readonly " $fragmentSpreads": FragmentRefs<"ApprovalRule_customer">;
  };
};
export type ApprovalRuleSetMonthMutation = {
  response: ApprovalRuleSetMonthMutation$data;
  variables: ApprovalRuleSetMonthMutation$variables;
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
    "name": "ApprovalRuleSetMonthMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "setApprovalMonthLimit",
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
    "name": "ApprovalRuleSetMonthMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "setApprovalMonthLimit",
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
    "id": "10e39d486003a12536467deae0522894631547fef765dfd96ad1c889e11dab43",
    "metadata": {},
    "name": "ApprovalRuleSetMonthMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "db9a0b2061b4dfad6f7fef07232720ec";

export default node;
