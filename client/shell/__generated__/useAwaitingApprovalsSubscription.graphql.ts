/**
 * @generated SignedSource<<03e72abdd5c0b6a15996ce7731bfa380>>
 * @relayHash 89590714384cd5d2e96e14899027a8cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d2a51b1d5b321a8c787294292dc5327abac09337bf8dc29bb771eef2588c2ab

import type { ConcreteRequest } from 'relay-runtime';
export type useAwaitingApprovalsSubscription$variables = Record<PropertyKey, never>;
export type useAwaitingApprovalsSubscription$data = {
  readonly purchaseApprovalChanged: {
    readonly edge: {
      readonly node: {
        readonly customer: {
          readonly approvalsAwaitingViewer: number;
        };
      };
    } | null | undefined;
  };
};
export type useAwaitingApprovalsSubscription = {
  response: useAwaitingApprovalsSubscription$data;
  variables: useAwaitingApprovalsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "approvalsAwaitingViewer",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAwaitingApprovalsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PurchaseApprovalChange",
        "kind": "LinkedField",
        "name": "purchaseApprovalChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PurchaseApprovalEdge",
            "kind": "LinkedField",
            "name": "edge",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PurchaseApproval",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Customer",
                    "kind": "LinkedField",
                    "name": "customer",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/)
                    ],
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
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useAwaitingApprovalsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PurchaseApprovalChange",
        "kind": "LinkedField",
        "name": "purchaseApprovalChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PurchaseApprovalEdge",
            "kind": "LinkedField",
            "name": "edge",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PurchaseApproval",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Customer",
                    "kind": "LinkedField",
                    "name": "customer",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/),
                      (v1/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9d2a51b1d5b321a8c787294292dc5327abac09337bf8dc29bb771eef2588c2ab",
    "metadata": {},
    "name": "useAwaitingApprovalsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ff9f3fdbc57a938f94dff681b4364388";

export default node;
