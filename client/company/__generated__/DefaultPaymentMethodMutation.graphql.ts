/**
 * @generated SignedSource<<bdd88f65d41fc27c7422f23411c69426>>
 * @relayHash fdff7aeee6c93c48b32fa381ed495049
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c9b65e741f19d713cd4d167ec9ec099fd3c50c61fc20eaa93789686c32693e3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DefaultPaymentMethodMutation$variables = Record<PropertyKey, never>;
export type DefaultPaymentMethodMutation$data = {
  readonly setDefaultPaymentMethod: {
    readonly " $fragmentSpreads": FragmentRefs<"DefaultPaymentMethod_customer">;
  };
};
export type DefaultPaymentMethodMutation = {
  response: DefaultPaymentMethodMutation$data;
  variables: DefaultPaymentMethodMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "method",
    "value": "INVOICE"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DefaultPaymentMethodMutation",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "setDefaultPaymentMethod",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DefaultPaymentMethod_customer"
          }
        ],
        "storageKey": "setDefaultPaymentMethod(method:\"INVOICE\")"
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DefaultPaymentMethodMutation",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "setDefaultPaymentMethod",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "defaultPaymentMethod",
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
        "storageKey": "setDefaultPaymentMethod(method:\"INVOICE\")"
      }
    ]
  },
  "params": {
    "id": "5c9b65e741f19d713cd4d167ec9ec099fd3c50c61fc20eaa93789686c32693e3",
    "metadata": {},
    "name": "DefaultPaymentMethodMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ebf2c7950446ff231ee3fe1ea7cd09b4";

export default node;
