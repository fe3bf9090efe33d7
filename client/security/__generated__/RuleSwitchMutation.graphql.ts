/**
 * @generated SignedSource<<5506efe198093e7de67abb2603a63b42>>
 * @relayHash b4a3aa68917ee8a7aa04e49b5703671f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7a4a7d89c0ffb2898eb2cf6e11d2a6faee1ea27e1853beeee3a34e2d6ad4df5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecurityRulesInput = {
  requiresPaymentProof?: boolean | null | undefined;
  requiresSecondFactor?: boolean | null | undefined;
};
export type RuleSwitchMutation$variables = {
  input: SecurityRulesInput;
};
export type RuleSwitchMutation$data = {
  readonly updateSecurityRules: {
    readonly " $fragmentSpreads": FragmentRefs<"SecurityRules_company">;
  };
};
export type RuleSwitchMutation = {
  response: RuleSwitchMutation$data;
  variables: RuleSwitchMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RuleSwitchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "updateSecurityRules",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SecurityRules_company"
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
    "name": "RuleSwitchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "updateSecurityRules",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "requiresSecondFactor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "requiresPaymentProof",
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
    "id": "b7a4a7d89c0ffb2898eb2cf6e11d2a6faee1ea27e1853beeee3a34e2d6ad4df5",
    "metadata": {},
    "name": "RuleSwitchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "20f3c6ef6b0b679e52f593c543924a31";

export default node;
