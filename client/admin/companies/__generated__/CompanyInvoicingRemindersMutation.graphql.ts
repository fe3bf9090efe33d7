/**
 * @generated SignedSource<<cf1cc95aba3a8b60de2f1499e770eeca>>
 * @relayHash 4f3b0a60b180deef2e3b393d183c2059
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8373686b447a13b0f7de065595e74fa49394d631fc4789b7aa655a81e0d6e79e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyInvoicingRemindersMutation$variables = {
  id: string;
  isOn: boolean;
};
export type CompanyInvoicingRemindersMutation$data = {
  readonly setReminders: {
    readonly " $fragmentSpreads": FragmentRefs<"CompanyInvoicing_customer">;
  };
};
export type CompanyInvoicingRemindersMutation = {
  response: CompanyInvoicingRemindersMutation$data;
  variables: CompanyInvoicingRemindersMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isOn"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "customerId",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "isOn",
    "variableName": "isOn"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CompanyInvoicingRemindersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "setReminders",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CompanyInvoicing_customer"
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
    "name": "CompanyInvoicingRemindersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "setReminders",
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
            "name": "invoicing",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "paymentDays",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sendsReminders",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8373686b447a13b0f7de065595e74fa49394d631fc4789b7aa655a81e0d6e79e",
    "metadata": {},
    "name": "CompanyInvoicingRemindersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0e62a3c15ad82d2eaf10194f980e5625";

export default node;
