/**
 * @generated SignedSource<<2f91b82218774215be0372eb057a4c99>>
 * @relayHash 299cd92c861b6637f3d627e16591192a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5ab31e4b67911f1104e0446275b337641709274a80168f047162f96cb18f88b

import { ConcreteRequest } from 'relay-runtime';
export type useAdminCountsQuery$variables = Record<PropertyKey, never>;
export type useAdminCountsQuery$data = {
  readonly admin: {
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
          (v1/*:: as any*/)
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
    "id": "f5ab31e4b67911f1104e0446275b337641709274a80168f047162f96cb18f88b",
    "metadata": {},
    "name": "useAdminCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "806a12b0127cd79fb0df9de67b437e82";

export default node;
