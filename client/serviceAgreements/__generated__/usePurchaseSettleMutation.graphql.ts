/**
 * @generated SignedSource<<d0cdb4ae4c1f3c467fc2c22cda237704>>
 * @relayHash 9965ef1e6a2aa6219756fec6871feebb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69174ae4f3c04f1998ec110e9813ee2c276b2be2c542415108058ed09d471a58

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentStatus = "CANCELLED" | "FAILED" | "PAID" | "PENDING" | "%future added value";
export type usePurchaseSettleMutation$variables = {
  purchaseId: string;
};
export type usePurchaseSettleMutation$data = {
  readonly settlePurchase: {
    readonly failureMessage: string | null | undefined;
    readonly id: string;
    readonly status: PaymentStatus;
  };
};
export type usePurchaseSettleMutation = {
  response: usePurchaseSettleMutation$data;
  variables: usePurchaseSettleMutation$variables;
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
    "name": "usePurchaseSettleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePurchaseSettleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "69174ae4f3c04f1998ec110e9813ee2c276b2be2c542415108058ed09d471a58",
    "metadata": {},
    "name": "usePurchaseSettleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "01600162d7f69631275f482eb5d63471";

export default node;
