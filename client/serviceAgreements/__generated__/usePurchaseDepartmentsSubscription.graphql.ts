/**
 * @generated SignedSource<<3453a5016a20fe26b7ced9b354655859>>
 * @relayHash 0113c845ca5eb4d392a0922972a130bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 443dbf1653426be06e516909ed7c9e863a0adcb07cd77821f0cbd2e4ba68453e

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "CREDIT_CARD" | "INVOICE" | "%future added value";
export type usePurchaseDepartmentsSubscription$variables = {
  connections: ReadonlyArray<string>;
};
export type usePurchaseDepartmentsSubscription$data = {
  readonly departmentChanged: {
    readonly deletedId: string | null | undefined;
    readonly edge: {
      readonly node: {
        readonly activeLicenseCount: number;
        readonly cardInfo: {
          readonly brand: string;
          readonly expMonth: number;
          readonly expYear: number;
          readonly last4: string;
        } | null | undefined;
        readonly id: string;
        readonly name: string;
        readonly paymentMethod: PaymentMethod | null | undefined;
      };
    } | null | undefined;
  };
};
export type usePurchaseDepartmentsSubscription = {
  response: usePurchaseDepartmentsSubscription$data;
  variables: usePurchaseDepartmentsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "connections"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "DepartmentEdge",
  "kind": "LinkedField",
  "name": "edge",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Department",
      "kind": "LinkedField",
      "name": "node",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activeLicenseCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentMethod",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CardInfo",
          "kind": "LinkedField",
          "name": "cardInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "brand",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "last4",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expMonth",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expYear",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedId",
  "storageKey": null
},
v3 = [
  {
    "kind": "Variable",
    "name": "connections",
    "variableName": "connections"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePurchaseDepartmentsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DepartmentChange",
        "kind": "LinkedField",
        "name": "departmentChanged",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePurchaseDepartmentsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DepartmentChange",
        "kind": "LinkedField",
        "name": "departmentChanged",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "appendEdge",
            "key": "",
            "kind": "LinkedHandle",
            "name": "edge",
            "handleArgs": (v3/*:: as any*/)
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedId",
            "handleArgs": (v3/*:: as any*/)
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "443dbf1653426be06e516909ed7c9e863a0adcb07cd77821f0cbd2e4ba68453e",
    "metadata": {},
    "name": "usePurchaseDepartmentsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "edcf9aec177afd26c8cadd3c999bcb02";

export default node;
