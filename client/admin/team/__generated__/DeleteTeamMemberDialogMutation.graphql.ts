/**
 * @generated SignedSource<<3540aaab0db41f4c0556952143dda950>>
 * @relayHash 3af21eea10faae2ca01c031cd03b4ab5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e62d22940909552640f9b32b305440036b529b4170b92a0623e92d2dbdad9fb

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteTeamMemberDialogMutation$variables = {
  connections: ReadonlyArray<string>;
  id: string;
};
export type DeleteTeamMemberDialogMutation$data = {
  readonly deleteTeamMember: {
    readonly deletedId: string | null | undefined;
  };
};
export type DeleteTeamMemberDialogMutation = {
  response: DeleteTeamMemberDialogMutation$data;
  variables: DeleteTeamMemberDialogMutation$variables;
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
    "name": "DeleteTeamMemberDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "TeamMemberChange",
        "kind": "LinkedField",
        "name": "deleteTeamMember",
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
    "name": "DeleteTeamMemberDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "TeamMemberChange",
        "kind": "LinkedField",
        "name": "deleteTeamMember",
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
    "id": "8e62d22940909552640f9b32b305440036b529b4170b92a0623e92d2dbdad9fb",
    "metadata": {},
    "name": "DeleteTeamMemberDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "545a0a6f56a384e545b49edcd48f44fb";

export default node;
