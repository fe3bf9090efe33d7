/**
 * @generated SignedSource<<7c7f3cefc57e1e931b6705135e028f29>>
 * @relayHash 429bd44eeb7cf3b548258f0beecfdd2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c012945cf54de55c91025b1206dc2e459442f3ff27a3f70aced33c895f34b8cb

import type { ConcreteRequest } from 'relay-runtime';
export type AdminInvitationsRevokeMutation$variables = {
  connections: ReadonlyArray<string>;
  id: string;
};
export type AdminInvitationsRevokeMutation$data = {
  readonly revokeInvitationAsAdmin: {
    readonly deletedId: string | null | undefined;
  };
};
export type AdminInvitationsRevokeMutation = {
  response: AdminInvitationsRevokeMutation$data;
  variables: AdminInvitationsRevokeMutation$variables;
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
    "name": "AdminInvitationsRevokeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "InvitationChange",
        "kind": "LinkedField",
        "name": "revokeInvitationAsAdmin",
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
    "name": "AdminInvitationsRevokeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "InvitationChange",
        "kind": "LinkedField",
        "name": "revokeInvitationAsAdmin",
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
    "id": "c012945cf54de55c91025b1206dc2e459442f3ff27a3f70aced33c895f34b8cb",
    "metadata": {},
    "name": "AdminInvitationsRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3b2c529ec9adff5965a25a96a922d45f";

export default node;
