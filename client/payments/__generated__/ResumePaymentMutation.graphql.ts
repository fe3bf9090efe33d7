/**
 * @generated SignedSource<<7ad326289ccb1606ab34a3989ab9bc58>>
 * @relayHash 72b60d25546eff666531c833df4ee3d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f1c7b694d63ef335d68a71a2ddf1b6b1a8b4dffd4d718bc79d4134ed71c61b2

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentStatus = "CANCELLED" | "FAILED" | "PAID" | "PENDING" | "%future added value";
export type ResumePaymentMutation$variables = {
  id: string;
};
export type ResumePaymentMutation$data = {
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
export type ResumePaymentMutation = {
  response: ResumePaymentMutation$data;
  variables: ResumePaymentMutation$variables;
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
    "name": "ResumePaymentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResumePaymentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8f1c7b694d63ef335d68a71a2ddf1b6b1a8b4dffd4d718bc79d4134ed71c61b2",
    "metadata": {},
    "name": "ResumePaymentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "abce25a9c7fdec74e86d2c7f9519f881";

export default node;
