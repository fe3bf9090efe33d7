/**
 * @generated SignedSource<<c740fe33468046348e822c6cafd5c408>>
 * @relayHash 9655cca4b74bfe25feb23b140d7fc905
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a4b27e2f08bbc6800b4b1e1116f0f9c241e04763833906a1ae6ac15ced1f38d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Invoicing = "IMMEDIATE" | "MONTHLY" | "%future added value";
export type InvoiceTermsInput = {
  customerId: string;
  invoicing: Invoicing;
  paymentDays?: number | null | undefined;
};
export type CompanyInvoicingTermsMutation$variables = {
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
    "id": "5a4b27e2f08bbc6800b4b1e1116f0f9c241e04763833906a1ae6ac15ced1f38d",
    "metadata": {},
    "name": "CompanyInvoicingTermsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5e867aacb431797b8c9dae9cc2308dc0";

export default node;
