/**
 * @generated SignedSource<<de0dfce58d0b84b7f594f635b01782fb>>
 * @relayHash 058eefaf43abbcc93b8e7a2685e00c95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8c0e7fffb39352ac20f51d37af09b5ad0c34dee6d64390d18e3bf27d584b61c

import { ConcreteRequest } from 'relay-runtime';
export type DeleteDepartmentDialogMutation$variables = {
  id: string;
};
export type DeleteDepartmentDialogMutation$data = {
  readonly deleteDepartment: {
    readonly deletedId: string | null | undefined;
  };
};
export type DeleteDepartmentDialogMutation = {
  response: DeleteDepartmentDialogMutation$data;
  variables: DeleteDepartmentDialogMutation$variables;
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
  "name": "deletedId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteDepartmentDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DepartmentChange",
        "kind": "LinkedField",
        "name": "deleteDepartment",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteDepartmentDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DepartmentChange",
        "kind": "LinkedField",
        "name": "deleteDepartment",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedId"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a8c0e7fffb39352ac20f51d37af09b5ad0c34dee6d64390d18e3bf27d584b61c",
    "metadata": {},
    "name": "DeleteDepartmentDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "806c11e63e0954b0381be22bbfb13533";

export default node;
