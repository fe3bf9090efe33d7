/**
 * @generated SignedSource<<d174d6e3ee5a7cc4f8cd605fcdca9d87>>
 * @relayHash 6f6f287789b3dfaf5b03c92267e578ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67d733718caa072aa8f5ecfac719feb05a100350d9e490c940d246ca77cdf1e2

import type { ConcreteRequest } from 'relay-runtime';
export type ApiTokenScope = "READ" | "READ_WRITE" | "%future added value";
export type RevokeApiTokenDialogMutation$variables = {
  id: string;
};
export type RevokeApiTokenDialogMutation$data = {
  readonly revokeApiToken: {
    readonly edge: {
      readonly node: {
        readonly createdAt: string;
        readonly id: string;
        readonly issuedBy: string;
        readonly lastFour: string;
        readonly lastUsedAt: string | null | undefined;
        readonly name: string;
        readonly revokedAt: string | null | undefined;
        readonly scope: ApiTokenScope;
      };
    } | null | undefined;
  };
};
export type RevokeApiTokenDialogMutation = {
  response: RevokeApiTokenDialogMutation$data;
  variables: RevokeApiTokenDialogMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "ApiTokenChange",
    "kind": "LinkedField",
    "name": "revokeApiToken",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ApiTokenEdge",
        "kind": "LinkedField",
        "name": "edge",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ApiTokenInfo",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastFour",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "scope",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "issuedBy",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastUsedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "revokedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RevokeApiTokenDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RevokeApiTokenDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "67d733718caa072aa8f5ecfac719feb05a100350d9e490c940d246ca77cdf1e2",
    "metadata": {},
    "name": "RevokeApiTokenDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "62f79bf4cf1fc9766f3dce6707d0e484";

export default node;
