/**
 * @generated SignedSource<<477a7c5375ed9a8e852c34ce75bcdd87>>
 * @relayHash d7690b991ceca5edb6ecfa0a8739fd09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e236722a4de2f0958f95e48c215a0d5f37508e83022e2564cbcbebc02e64f0ea

import type { ConcreteRequest } from 'relay-runtime';
export type useAdminCountsSubscription$variables = Record<PropertyKey, never>;
export type useAdminCountsSubscription$data = {
  readonly adminChanged: {
    readonly newCompanies: number;
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
  "name": "newCompanies",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pendingLicenseRequests",
  "storageKey": null
},
v2 = {
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
          (v2/*:: as any*/),
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
    "id": "e236722a4de2f0958f95e48c215a0d5f37508e83022e2564cbcbebc02e64f0ea",
    "metadata": {},
    "name": "useAdminCountsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "0e85f0e9a4b41abee64fa9c7c12ec16e";

export default node;
