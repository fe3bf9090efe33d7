/**
 * @generated SignedSource<<16d4022085719c4536fb30c5958d4204>>
 * @relayHash 9e5fcabefe3b501573f3daa0db73bcbd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 840efc1cd89d86ffd6d9dc87a8f01abba3d28da7ab7755ac86065ca2b7e369b8

import type { ConcreteRequest } from 'relay-runtime';
export type PendingEmailSubscription$variables = Record<PropertyKey, never>;
export type PendingEmailSubscription$data = {
  readonly userChanged: {
    readonly edge: {
      readonly node: {
        readonly email: string;
        readonly emailConfirmedAt: string | null | undefined;
        readonly id: string;
        readonly pendingEmail: {
          readonly email: string;
          readonly expiresAt: string;
          readonly isExpired: boolean;
        } | null | undefined;
      };
    } | null | undefined;
  };
};
export type PendingEmailSubscription = {
  response: PendingEmailSubscription$data;
  variables: PendingEmailSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "UserChange",
    "kind": "LinkedField",
    "name": "userChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserEdge",
        "kind": "LinkedField",
        "name": "edge",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
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
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "emailConfirmedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PendingEmail",
                "kind": "LinkedField",
                "name": "pendingEmail",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expiresAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isExpired",
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PendingEmailSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PendingEmailSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "840efc1cd89d86ffd6d9dc87a8f01abba3d28da7ab7755ac86065ca2b7e369b8",
    "metadata": {},
    "name": "PendingEmailSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ed12acd4ff90ee1fa35d5955907ba30d";

export default node;
