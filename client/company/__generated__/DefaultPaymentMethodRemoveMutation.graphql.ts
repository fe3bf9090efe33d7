/**
 * @generated SignedSource<<8dc5a4dcd79cfb93fd21d2fe3c781943>>
 * @relayHash 4ee415acff95aa3074c8c5557f9bdfdb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d0568ed81ca12b1340c1313e4ecdd7f970210860c7726671b980da3fd6163b6

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
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4d0568ed81ca12b1340c1313e4ecdd7f970210860c7726671b980da3fd6163b6",
    "metadata": {},
    "name": "DefaultPaymentMethodRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};

(node as any).hash = "e576c19b4dce740234dbf98f72fa498b";

export default node;
