/**
 * @generated SignedSource<<867a7b9fbb4a07a0a1d2c50ff31a3da4>>
 * @relayHash 72274a9879c84b124e461f9963fc1d9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78d4515d09bd3454ffab23947bb012d16033ef90c5f2d8b2f1d53acf67fafaf9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditDepartmentDialogTestQuery$variables = Record<PropertyKey, never>;
export type EditDepartmentDialogTestQuery$data = {
  readonly node: {
    readonly department: {
      readonly " $fragmentSpreads": FragmentRefs<"EditDepartmentDialog_department">;
    } | null | undefined;
  } | null | undefined;
};
export type EditDepartmentDialogTestQuery$rawResponse = {
  readonly node: {
    readonly __typename: "Department";
    readonly billingEmail: string | null | undefined;
    readonly city: string | null | undefined;
    readonly contactPerson: string;
    readonly id: string;
    readonly name: string;
    readonly phoneNumber: string | null | undefined;
    readonly poNumber: string | null | undefined;
    readonly street: string | null | undefined;
    readonly version: number;
    readonly zip: string | null | undefined;
  } | {
    readonly __typename: string;
    readonly id: string;
  } | null | undefined;
};
export type EditDepartmentDialogTestQuery = {
  rawResponse: EditDepartmentDialogTestQuery$rawResponse;
  response: EditDepartmentDialogTestQuery$data;
  variables: EditDepartmentDialogTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "dep_1"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EditDepartmentDialogTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "EditDepartmentDialog_department"
                }
              ],
              "type": "Department",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "department"
          }
        ],
        "storageKey": "node(id:\"dep_1\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EditDepartmentDialogTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
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
                "name": "contactPerson",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phoneNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "street",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "zip",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "city",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "billingEmail",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "poNumber",
                "storageKey": null
              }
            ],
            "type": "Department",
            "abstractKey": null
          }
        ],
        "storageKey": "node(id:\"dep_1\")"
      }
    ]
  },
  "params": {
    "id": "78d4515d09bd3454ffab23947bb012d16033ef90c5f2d8b2f1d53acf67fafaf9",
    "metadata": {},
    "name": "EditDepartmentDialogTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4a6bb823e3dc4e7cbed19c234f3a01bf";

export default node;
