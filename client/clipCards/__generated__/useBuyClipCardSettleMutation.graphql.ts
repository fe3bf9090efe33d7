/**
 * @generated SignedSource<<d374d73450d627d50d91a2985f19a99a>>
 * @relayHash 475f26ae1e2b34b526896a73956bc380
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 234289af7f68bce4ccab1667d08a8554d97570a1dbd17bf7b08c4ebf8c463c42

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentStatus = "CANCELLED" | "FAILED" | "PAID" | "PENDING" | "%future added value";
export type useBuyClipCardSettleMutation$variables = {
  purchaseId: string;
};
export type useBuyClipCardSettleMutation$data = {
  readonly settlePurchase: {
    readonly failureMessage: string | null | undefined;
    readonly id: string;
    readonly status: PaymentStatus;
  };
};
export type useBuyClipCardSettleMutation = {
  response: useBuyClipCardSettleMutation$data;
  variables: useBuyClipCardSettleMutation$variables;
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
    "name": "useBuyClipCardSettleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBuyClipCardSettleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "234289af7f68bce4ccab1667d08a8554d97570a1dbd17bf7b08c4ebf8c463c42",
    "metadata": {},
    "name": "useBuyClipCardSettleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7e20b945839506503a179697d0db8125";

export default node;
