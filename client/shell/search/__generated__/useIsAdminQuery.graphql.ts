/**
 * @generated SignedSource<<1a7f3428d54bbd1fb5ecdf1378972f98>>
 * @relayHash f89b559c33db316a29bcfe7941d52599
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 118a4e87e49a64d85929de5a4feecc919a7f35a38df730d750f537a7a8a25efe

import type { ConcreteRequest } from 'relay-runtime';
export type useIsAdminQuery$variables = Record<PropertyKey, never>;
export type useIsAdminQuery$data = {
  readonly viewer: {
    readonly viewerCanAdminister: boolean;
  };
};
export type useIsAdminQuery = {
  response: useIsAdminQuery$data;
  variables: useIsAdminQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanAdminister",
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
    "name": "useIsAdminQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useIsAdminQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "118a4e87e49a64d85929de5a4feecc919a7f35a38df730d750f537a7a8a25efe",
    "metadata": {},
    "name": "useIsAdminQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "efe30849ad99bb67fd388ba1c3a1676c";

export default node;
