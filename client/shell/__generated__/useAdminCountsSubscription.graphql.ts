/**
 * @generated SignedSource<<73eaa5ae0a9219504a1896ebe24133ea>>
 * @relayHash 227e2c2735793aae5c1d2ad809f08258
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c18ce3e99846ba9f5c5d4aabd8c10a605981b7bba6750dffe0f867ec632fc304

import type { ConcreteRequest } from 'relay-runtime';
export type useAdminCountsSubscription$variables = Record<PropertyKey, never>;
export type useAdminCountsSubscription$data = {
  readonly adminChanged: {
    readonly newCompanies: number;
    readonly pendingLicenseRequests: number;
    readonly pendingServiceAgreements: number;
    readonly waitingErasures: number;
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "waitingErasures",
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
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
          (v3/*:: as any*/),
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
    "id": "c18ce3e99846ba9f5c5d4aabd8c10a605981b7bba6750dffe0f867ec632fc304",
    "metadata": {},
    "name": "useAdminCountsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ffc8cc90d6d453c1c0ef62419f5b4711";

export default node;
