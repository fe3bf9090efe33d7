/**
 * @generated SignedSource<<8618d32e36e6df5679c56af6ee8bdbde>>
 * @relayHash d894c441725d9cd26f6c11426d687df6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de75652d1f082f8dde07f0fb059cac988962f482c89a12d821bcaa80f024d53f

import type { ConcreteRequest } from 'relay-runtime';
export type readStoredByIdTestAdminQuery$variables = {
  id: string;
};
export type readStoredByIdTestAdminQuery$data = {
  readonly admin: {
    readonly customer: {
      readonly name: string;
    } | null | undefined;
  };
};
export type readStoredByIdTestAdminQuery = {
  response: readStoredByIdTestAdminQuery$data;
  variables: readStoredByIdTestAdminQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "readStoredByIdTestAdminQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "readStoredByIdTestAdminQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "de75652d1f082f8dde07f0fb059cac988962f482c89a12d821bcaa80f024d53f",
    "metadata": {},
    "name": "readStoredByIdTestAdminQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d924f3e2339c2540eeab729095ce93ee";

export default node;
