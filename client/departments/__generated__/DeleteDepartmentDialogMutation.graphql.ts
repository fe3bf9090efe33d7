/**
 * @generated SignedSource<<ceadbe26b2b4642c93aa0ff6fdea66c9>>
 * @relayHash 058eefaf43abbcc93b8e7a2685e00c95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8c0e7fffb39352ac20f51d37af09b5ad0c34dee6d64390d18e3bf27d584b61c

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteDepartmentDialogMutation$variables = {
  connections: ReadonlyArray<string>;
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
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteDepartmentDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DepartmentChange",
        "kind": "LinkedField",
        "name": "deleteDepartment",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DeleteDepartmentDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DepartmentChange",
        "kind": "LinkedField",
        "name": "deleteDepartment",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedId",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
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

(node as any).hash = "abd3f5e1f7657eea7f85ac380ac20fe3";

export default node;
