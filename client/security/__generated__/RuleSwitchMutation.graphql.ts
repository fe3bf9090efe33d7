/**
 * @generated SignedSource<<86f9a8cecac7aee6ccdfe9528b12b10f>>
 * @relayHash 31bed21113100030b41675c59869aa76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 847cf75a31a18ca47114de25cb094414c7cfb7f19e7b67ecb6db541bc3234aee

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
            "name": "id",
            "storageKey": null
          },
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "847cf75a31a18ca47114de25cb094414c7cfb7f19e7b67ecb6db541bc3234aee",
    "metadata": {},
    "name": "RuleSwitchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "20f3c6ef6b0b679e52f593c543924a31";

export default node;
