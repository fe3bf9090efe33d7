/**
 * @generated SignedSource<<d2b698c03f5169538693464d347cc7c7>>
 * @relayHash 85694ed4eb68b23ce4d2335a8fe5dae5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25eef64dc3fdc6eec2c8f37a008ba9cc86bf55943e20c318e81c70cf7d54ef4b

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentStatus = "CANCELLED" | "FAILED" | "PAID" | "PENDING" | "%future added value";
export type OpenPaymentMutation$variables = {
  id: string;
};
export type OpenPaymentMutation$data = {
  readonly resumePayment: {
    readonly confirmation: {
      readonly clientSecret: string;
      readonly paymentMethodId: string;
      readonly publishableKey: string;
      readonly scriptUrl: string | null | undefined;
    } | null | undefined;
    readonly entry: {
      readonly failureMessage: string | null | undefined;
      readonly id: string;
      readonly status: PaymentStatus;
    };
  };
};
export type OpenPaymentMutation = {
  response: OpenPaymentMutation$data;
  variables: OpenPaymentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "entryId",
        "variableName": "id"
      }
    ],
    "concreteType": "ResumedPayment",
    "kind": "LinkedField",
    "name": "resumePayment",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LedgerEntry",
        "kind": "LinkedField",
        "name": "entry",
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
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failureMessage",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CardConfirmation",
        "kind": "LinkedField",
        "name": "confirmation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "clientSecret",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "paymentMethodId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publishableKey",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "scriptUrl",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OpenPaymentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OpenPaymentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "25eef64dc3fdc6eec2c8f37a008ba9cc86bf55943e20c318e81c70cf7d54ef4b",
    "metadata": {},
    "name": "OpenPaymentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "17a4167e6462d5b7e880102b37c3175a";

export default node;
