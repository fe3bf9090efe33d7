/**
 * @generated SignedSource<<0e5bcbbcfb416b2a3d018cb4262bb47b>>
 * @relayHash ada85fa6d00300cc4d9d8fdaabecc2f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d1508215be7b8c7455b49098ba0414e7bea202c25a3dbe3e560a28128755bbe

import type { ConcreteRequest } from 'relay-runtime';
export type useAdminCountsQuery$variables = Record<PropertyKey, never>;
export type useAdminCountsQuery$data = {
  readonly admin: {
    readonly newCompanies: number;
    readonly pendingLicenseRequests: number;
    readonly pendingServiceAgreements: number;
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
          (v3/*:: as any*/)
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
    "id": "3d1508215be7b8c7455b49098ba0414e7bea202c25a3dbe3e560a28128755bbe",
    "metadata": {},
    "name": "useAdminCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "45b1481347494cdc9a18ec36f9b6da8d";

export default node;
