/**
 * @generated SignedSource<<6a3871d5add53f68b71e80b19f3b3a29>>
 * @relayHash d6190b4822f873c269b372082b2a34c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c317c0f27b20184485cd7c0873d9eeeaac1ffb02652cc9e1d202ffb21b6f77d9

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
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "invoicing",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c317c0f27b20184485cd7c0873d9eeeaac1ffb02652cc9e1d202ffb21b6f77d9",
    "metadata": {},
    "name": "InvoicingChoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f08c20b2731dbf206ba9bbd8110e9f16";

export default node;
