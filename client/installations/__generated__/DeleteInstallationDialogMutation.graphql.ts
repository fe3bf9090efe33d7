/**
 * @generated SignedSource<<a4a28732cf3a0ba96b67c13b61a475e8>>
 * @relayHash 0b0ba144270e00b9d142ebeb93d6dafc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83f03ec809e34f764f80296b148e9c80857d27b65ed071f451993604d447cbc7

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteInstallationDialogMutation$variables = {
  connections: ReadonlyArray<string>;
  id: string;
};
export type DeleteInstallationDialogMutation$data = {
  readonly deleteInstallation: {
    readonly deletedId: string | null | undefined;
  };
};
export type DeleteInstallationDialogMutation = {
  response: DeleteInstallationDialogMutation$data;
  variables: DeleteInstallationDialogMutation$variables;
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
    "name": "DeleteInstallationDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "InstallationChange",
        "kind": "LinkedField",
        "name": "deleteInstallation",
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
    "name": "DeleteInstallationDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "InstallationChange",
        "kind": "LinkedField",
        "name": "deleteInstallation",
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
    "id": "83f03ec809e34f764f80296b148e9c80857d27b65ed071f451993604d447cbc7",
    "metadata": {},
    "name": "DeleteInstallationDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "78bb593696d2b273b33b652af94175ee";

export default node;
