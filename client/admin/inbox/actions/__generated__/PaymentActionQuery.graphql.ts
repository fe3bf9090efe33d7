/**
 * @generated SignedSource<<72bdc3bb7fb0c4b01c29a57157fef9da>>
 * @relayHash 4690a28d5b6fc81a3fe417160f8d25e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 355817a2ea3bf90fcc2376a21c0c5b05c14c51ab1245994ff80c91c8145d1392

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentActionQuery$variables = {
  id: string;
};
export type PaymentActionQuery$data = {
  readonly admin: {
    readonly inboxItem: {
      readonly ledgerEntry: {
        readonly department: {
          readonly id: string;
          readonly name: string;
        };
        readonly description: string;
        readonly gross: number;
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
  };
};
export type PaymentActionQuery = {
  response: PaymentActionQuery$data;
  variables: PaymentActionQuery$variables;
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
    "kind": "Literal",
    "name": "kind",
    "value": "FAILED_PAYMENT"
  },
  {
    "kind": "Variable",
    "name": "subjectId",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "LedgerEntry",
  "kind": "LinkedField",
  "name": "ledgerEntry",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
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
      "name": "gross",
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
        (v2/*:: as any*/),
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PaymentActionQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "InboxItem",
            "kind": "LinkedField",
            "name": "inboxItem",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaymentActionQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "InboxItem",
            "kind": "LinkedField",
            "name": "inboxItem",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "355817a2ea3bf90fcc2376a21c0c5b05c14c51ab1245994ff80c91c8145d1392",
    "metadata": {},
    "name": "PaymentActionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5004808b53f23d570eff86421d9fd308";

export default node;
