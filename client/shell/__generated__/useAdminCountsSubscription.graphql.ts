/**
 * @generated SignedSource<<205ec82c1a8ca43d4c766211546b99bb>>
 * @relayHash 81164c3699ec6030b4426ce3130a3fc1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c09d6d9adc57bdad209b736a82fee53387534630d18a088ffafdd87915a4bb18

import { ConcreteRequest } from 'relay-runtime';
export type useAdminCountsSubscription$variables = Record<PropertyKey, never>;
export type useAdminCountsSubscription$data = {
  readonly adminChanged: {
    readonly pendingLicenseRequests: number;
    readonly pendingServiceAgreements: number;
  };
};
export type useAdminCountsSubscription = {
  response: useAdminCountsSubscription$data;
  variables: useAdminCountsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pendingLicenseRequests",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pendingServiceAgreements",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAdminCountsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "adminChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
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
    "name": "useAdminCountsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "adminChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c09d6d9adc57bdad209b736a82fee53387534630d18a088ffafdd87915a4bb18",
    "metadata": {},
    "name": "useAdminCountsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "cd5a0093d755f2c21d51f7bef855fcff";

export default node;
