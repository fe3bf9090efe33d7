/**
 * @generated SignedSource<<c4fb64455bb134dcb1214001af867eaf>>
 * @relayHash f5814a18f0198e3cd37fe31f501cd3d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fefe72dec2e70fa245caac5d0e861b6869b7c75616f5912709e6b43ff376ed8

import type { ConcreteRequest } from 'relay-runtime';
export type RevokeInvitationDialogMutation$variables = {
  connections: ReadonlyArray<string>;
  id: string;
};
export type RevokeInvitationDialogMutation$data = {
  readonly revokeInvitation: {
    readonly deletedId: string | null | undefined;
  };
};
export type RevokeInvitationDialogMutation = {
  response: RevokeInvitationDialogMutation$data;
  variables: RevokeInvitationDialogMutation$variables;
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
    "name": "RevokeInvitationDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "InvitationChange",
        "kind": "LinkedField",
        "name": "revokeInvitation",
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
    "name": "RevokeInvitationDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "InvitationChange",
        "kind": "LinkedField",
        "name": "revokeInvitation",
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
    "id": "7fefe72dec2e70fa245caac5d0e861b6869b7c75616f5912709e6b43ff376ed8",
    "metadata": {},
    "name": "RevokeInvitationDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "76e30b0a5762281389f6e6ebefed9a76";

export default node;
