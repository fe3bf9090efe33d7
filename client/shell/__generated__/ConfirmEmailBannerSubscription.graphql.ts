/**
 * @generated SignedSource<<121a15cd1f00174e73da8c3464788bb2>>
 * @relayHash 9d2bd09ecf10bc3ddf76c035ab76a265
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 645896625f386e12c2f167901dea0f2e205a9c13dc52cccef0fa4b2cbdfac17b

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmEmailBannerSubscription$variables = Record<PropertyKey, never>;
export type ConfirmEmailBannerSubscription$data = {
  readonly userChanged: {
    readonly edge: {
      readonly node: {
        readonly email: string;
        readonly emailConfirmedAt: string | null | undefined;
        readonly id: string;
      };
    } | null | undefined;
  };
};
export type ConfirmEmailBannerSubscription = {
  response: ConfirmEmailBannerSubscription$data;
  variables: ConfirmEmailBannerSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "emailConfirmedAt",
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
    "name": "ConfirmEmailBannerSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ConfirmEmailBannerSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "645896625f386e12c2f167901dea0f2e205a9c13dc52cccef0fa4b2cbdfac17b",
    "metadata": {},
    "name": "ConfirmEmailBannerSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f25b0e25e3f4e92726bcbb0702624077";

export default node;
