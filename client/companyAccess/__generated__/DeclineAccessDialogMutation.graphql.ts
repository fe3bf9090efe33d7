/**
 * @generated SignedSource<<972fa1bde3900fc3d57d02674ae4738b>>
 * @relayHash 40466a22e08608185ba2785bc373d1aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 686d045d78f3ac807eda3e5cb6a1998f0422eec000562419959f72703826b506

import type { ConcreteRequest } from 'relay-runtime';
export type DeclineAccessDialogMutation$variables = {
  connections: ReadonlyArray<string>;
  id: string;
};
export type DeclineAccessDialogMutation$data = {
  readonly declineAccess: {
    readonly deletedId: string | null | undefined;
  };
};
export type DeclineAccessDialogMutation = {
  response: DeclineAccessDialogMutation$data;
  variables: DeclineAccessDialogMutation$variables;
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
    "name": "DeclineAccessDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AccessRequestChange",
        "kind": "LinkedField",
        "name": "declineAccess",
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
    "name": "DeclineAccessDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AccessRequestChange",
        "kind": "LinkedField",
        "name": "declineAccess",
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
    "id": "686d045d78f3ac807eda3e5cb6a1998f0422eec000562419959f72703826b506",
    "metadata": {},
    "name": "DeclineAccessDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9605d91844d89ff1f557063bc1809d3a";

export default node;
