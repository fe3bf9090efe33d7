/**
 * @generated SignedSource<<4ec61014235568c831bb3be75a3f4daf>>
 * @relayHash 6aa1a20d61332b3a0445e6b39f9177e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0160d37d4ddb36f591955e1342566adb6cd367b65709471d4652521117bd17ec

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentStatus = "CANCELLED" | "FAILED" | "PAID" | "PENDING" | "%future added value";
export type useCompletePaymentMutation$variables = {
  purchaseId: string;
};
export type useCompletePaymentMutation$data = {
  readonly settlePurchase: {
    readonly failureMessage: string | null | undefined;
    readonly id: string;
    readonly status: PaymentStatus;
  };
};
export type useCompletePaymentMutation = {
  response: useCompletePaymentMutation$data;
  variables: useCompletePaymentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "purchaseId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "purchaseId",
        "variableName": "purchaseId"
      }
    ],
    "concreteType": "LedgerEntry",
    "kind": "LinkedField",
    "name": "settlePurchase",
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCompletePaymentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCompletePaymentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0160d37d4ddb36f591955e1342566adb6cd367b65709471d4652521117bd17ec",
    "metadata": {},
    "name": "useCompletePaymentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "741fa718c2783370642244085cdba64b";

export default node;
