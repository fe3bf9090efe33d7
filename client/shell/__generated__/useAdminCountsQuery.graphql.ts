/**
 * @generated SignedSource<<1b78c19cb7760c7c8e5dd7c02a1c07a8>>
 * @relayHash db34418b9635b3e2e9193b69f603dedd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bd2ce7296d94a65b5ba543e1a644a5ff6c21899876696fda49fd3fc654b5535

import type { ConcreteRequest } from 'relay-runtime';
export type useAdminCountsQuery$variables = Record<PropertyKey, never>;
export type useAdminCountsQuery$data = {
  readonly admin: {
    readonly newCompanies: number;
    readonly pendingLicenseRequests: number;
    readonly pendingServiceAgreements: number;
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
          (v2/*:: as any*/)
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
    "id": "8bd2ce7296d94a65b5ba543e1a644a5ff6c21899876696fda49fd3fc654b5535",
    "metadata": {},
    "name": "useAdminCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b39f50b725420d878122a83d0d50c2e5";

export default node;
