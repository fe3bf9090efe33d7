/**
 * @generated SignedSource<<2ad5e0b714a5f019c83ec86def759f8a>>
 * @relayHash 0ebb7a0910b9ccdde056000b97e392aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4074edba4b6c3569a3c96135c8381053a7780d7acef8255d0ca49e209ee775e7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DefaultPaymentMethodRemoveMutation$variables = Record<PropertyKey, never>;
export type DefaultPaymentMethodRemoveMutation$data = {
  readonly removeDefaultPaymentMethod: {
    readonly " $fragmentSpreads": FragmentRefs<"DefaultPaymentMethod_customer">;
  };
};
export type DefaultPaymentMethodRemoveMutation = {
  response: DefaultPaymentMethodRemoveMutation$data;
  variables: DefaultPaymentMethodRemoveMutation$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DefaultPaymentMethodRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "removeDefaultPaymentMethod",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DefaultPaymentMethod_customer"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DefaultPaymentMethodRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "removeDefaultPaymentMethod",
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4074edba4b6c3569a3c96135c8381053a7780d7acef8255d0ca49e209ee775e7",
    "metadata": {},
    "name": "DefaultPaymentMethodRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};

(node as any).hash = "e576c19b4dce740234dbf98f72fa498b";

export default node;
