/**
 * @generated SignedSource<<c56adf1ab06169b38862c39265a90021>>
 * @relayHash abb481089734d629a0ace5c73b2f86d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID feada34727399e3a5407d878a88c3d7394e95383ea26a2ac70e73e9f3b93e0fa

import type { ConcreteRequest } from 'relay-runtime';
export type useAdminCountsQuery$variables = Record<PropertyKey, never>;
export type useAdminCountsQuery$data = {
  readonly admin: {
    readonly newCompanies: number;
    readonly pendingLicenseRequests: number;
    readonly pendingServiceAgreements: number;
    readonly unbilledSeatCount: number;
    readonly waitingErasures: number;
  };
};
export type useAdminCountsQuery = {
  response: useAdminCountsQuery$data;
  variables: useAdminCountsQuery$variables;
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
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unbilledSeatCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAdminCountsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useAdminCountsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    "id": "feada34727399e3a5407d878a88c3d7394e95383ea26a2ac70e73e9f3b93e0fa",
    "metadata": {},
    "name": "useAdminCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "81c5e2725da8228d34e7003e4043e72e";

export default node;
