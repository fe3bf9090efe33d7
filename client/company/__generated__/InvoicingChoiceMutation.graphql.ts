/**
 * @generated SignedSource<<2c02c283bb18d7f56f47e30f84f343b0>>
 * @relayHash efd855c375d84628d5a2e1dec26ca321
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4499c904cea52232da1b1fb46294c7c656bec0e0440d09556372de9594e9059

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Invoicing = "IMMEDIATE" | "MONTHLY" | "%future added value";
export type InvoicingChoiceMutation$variables = {
  invoicing: Invoicing;
};
export type InvoicingChoiceMutation$data = {
  readonly setInvoicing: {
    readonly " $fragmentSpreads": FragmentRefs<"InvoicingChoice_customer">;
  };
};
export type InvoicingChoiceMutation = {
  response: InvoicingChoiceMutation$data;
  variables: InvoicingChoiceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "invoicing"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "invoicing",
    "variableName": "invoicing"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "InvoicingChoiceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "setInvoicing",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "InvoicingChoice_customer"
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
    "name": "InvoicingChoiceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "setInvoicing",
        "plural": false,
        "selections": [
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
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b4499c904cea52232da1b1fb46294c7c656bec0e0440d09556372de9594e9059",
    "metadata": {},
    "name": "InvoicingChoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f08c20b2731dbf206ba9bbd8110e9f16";

export default node;
