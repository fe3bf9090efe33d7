/**
 * @generated SignedSource<<5ac337c351249887f6d57e7cae3664c4>>
 * @relayHash 724dfd3d2fd398aae15f08eefdefe126
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff02290d2b24ed8623b001fedba43806487650fe5fe78c6c51c44838c6a8512a

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "%future added value";
export type PaymentStatus = "CANCELLED" | "FAILED" | "PAID" | "PENDING" | "%future added value";
export type CreateDraftDialogMutation$variables = {
  entryId: string;
};
export type CreateDraftDialogMutation$data = {
  readonly createInvoiceDraft: {
    readonly createdAt: string;
    readonly department: {
      readonly id: string;
      readonly name: string;
    };
    readonly description: string;
    readonly failureMessage: string | null | undefined;
    readonly gross: number;
    readonly id: string;
    readonly invoiceDraftedAt: string | null | undefined;
    readonly markedPaidBy: string | null | undefined;
    readonly method: PaymentMethod;
    readonly net: number;
    readonly settledAt: string | null | undefined;
    readonly status: PaymentStatus;
    readonly vat: number;
  };
};
export type CreateDraftDialogMutation = {
  response: CreateDraftDialogMutation$data;
  variables: CreateDraftDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "entryId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "entryId",
        "variableName": "entryId"
      }
    ],
    "concreteType": "LedgerEntry",
    "kind": "LinkedField",
    "name": "createInvoiceDraft",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "createdAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "description",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "net",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "vat",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "gross",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "method",
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
        "name": "settledAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "failureMessage",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "invoiceDraftedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "markedPaidBy",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Department",
        "kind": "LinkedField",
        "name": "department",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
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
    "name": "CreateDraftDialogMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateDraftDialogMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "ff02290d2b24ed8623b001fedba43806487650fe5fe78c6c51c44838c6a8512a",
    "metadata": {},
    "name": "CreateDraftDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "504669ad807400bcbd443a7aea422c89";

export default node;
