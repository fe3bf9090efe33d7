/**
 * @generated SignedSource<<7663a2023ad57de1883006257e0191dc>>
 * @relayHash c0916048c02ae43d523580fcd7dd840c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0988531ae246600fb60a46626e7a407fdf28fd3d2cc2a01619821eb0710d251c

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
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "defaultPaymentMethod",
            "storageKey": null
          }
        ],
        "storageKey": "setDefaultPaymentMethod(method:\"INVOICE\")"
      }
    ]
  },
  "params": {
    "id": "0988531ae246600fb60a46626e7a407fdf28fd3d2cc2a01619821eb0710d251c",
    "metadata": {},
    "name": "DefaultPaymentMethodMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ebf2c7950446ff231ee3fe1ea7cd09b4";

export default node;
