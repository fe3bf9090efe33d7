/**
 * @generated SignedSource<<e29379487ce2672f702a337733c53b21>>
 * @relayHash 61b2dc1031b98d68bfadfbd075b1907f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc60d59c20d0b35bade8d391d07f6fd81d10ff5b7349373d038e7c16eeede2b7

import type { ConcreteRequest } from 'relay-runtime';
export type CompanyRole = "ADMINISTRATOR" | "BUYER" | "MEMBER" | "%future added value";
export type ApproveAccessDialogMutation$variables = {
  companyRole: CompanyRole;
  connections: ReadonlyArray<string>;
  id: string;
};
export type ApproveAccessDialogMutation$data = {
  readonly approveAccess: {
    readonly deletedId: string | null | undefined;
  };
};
export type ApproveAccessDialogMutation = {
  response: ApproveAccessDialogMutation$data;
  variables: ApproveAccessDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "companyRole"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v3 = [
  {
    "kind": "Variable",
    "name": "companyRole",
    "variableName": "companyRole"
  },
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v4 = {
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ApproveAccessDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "AccessRequestChange",
        "kind": "LinkedField",
        "name": "approveAccess",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
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
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ApproveAccessDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "AccessRequestChange",
        "kind": "LinkedField",
        "name": "approveAccess",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
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
    "id": "cc60d59c20d0b35bade8d391d07f6fd81d10ff5b7349373d038e7c16eeede2b7",
    "metadata": {},
    "name": "ApproveAccessDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9d8f9a394c24a9231c495463893a6b34";

export default node;
