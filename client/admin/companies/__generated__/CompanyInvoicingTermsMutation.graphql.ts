/**
 * @generated SignedSource<<b6132fde969ce5380670b2cbe6ff1f40>>
 * @relayHash 2e1a0e871701b4531fca82d6a0fa7b39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ff1e71c995c76c0bdb3e316b204c735a60d01f442ce91d6857017d31c779dd2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Invoicing = "IMMEDIATE" | "MONTHLY" | "%future added value";
export type InvoiceTermsInput = {
  invoicing?: Invoicing | null | undefined;
  paymentDays?: number | null | undefined;
};
export type CompanyInvoicingTermsMutation$variables = {
  customerId: string;
  input: InvoiceTermsInput;
};
export type CompanyInvoicingTermsMutation$data = {
  readonly setInvoiceTerms: {
    readonly " $fragmentSpreads": FragmentRefs<"CompanyInvoicing_customer">;
  };
};
export type CompanyInvoicingTermsMutation = {
  response: CompanyInvoicingTermsMutation$data;
  variables: CompanyInvoicingTermsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "customerId",
    "variableName": "customerId"
  },
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
    "name": "CompanyInvoicingTermsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "setInvoiceTerms",
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
    "name": "CompanyInvoicingTermsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "setInvoiceTerms",
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
    "id": "5ff1e71c995c76c0bdb3e316b204c735a60d01f442ce91d6857017d31c779dd2",
    "metadata": {},
    "name": "CompanyInvoicingTermsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a380334368cbc545ff131cd835a39ae9";

export default node;
