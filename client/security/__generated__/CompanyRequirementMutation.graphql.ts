/**
 * @generated SignedSource<<12f75aefb8686fc7289d42108ee01f3d>>
 * @relayHash 578d17da98236aef4011c4892fafc75c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2053848afdd3cf7cc67758223704b2097cd34221afb8f725144b4e91e5083b37

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyRequirementMutation$variables = {
  isRequired: boolean;
};
export type CompanyRequirementMutation$data = {
  readonly requireSecondFactor: {
    readonly " $fragmentSpreads": FragmentRefs<"CompanyRequirement_company">;
  };
};
export type CompanyRequirementMutation = {
  response: CompanyRequirementMutation$data;
  variables: CompanyRequirementMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isRequired"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "isRequired",
    "variableName": "isRequired"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CompanyRequirementMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "requireSecondFactor",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CompanyRequirement_company"
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
    "name": "CompanyRequirementMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "requireSecondFactor",
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
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2053848afdd3cf7cc67758223704b2097cd34221afb8f725144b4e91e5083b37",
    "metadata": {},
    "name": "CompanyRequirementMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b5d6f4d0cbaa9dd9d1fc3ed9dd25fdc5";

export default node;
