/**
 * @generated SignedSource<<fa791ae9e0020cb10aa633d1ed220d0c>>
 * @relayHash 3468bb8ad75db7d846342ddaf73df711
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f67c0b7009840b956258df27291d5624e945d7a8965c9b5f8a86caf5f14c2a6

import type { ConcreteRequest } from 'relay-runtime';
export type DecideRenewalDialogExpireMutation$variables = {
  connections: ReadonlyArray<string>;
  subjectId: string;
};
export type DecideRenewalDialogExpireMutation$data = {
  readonly letExpire: {
    readonly deletedId: string;
  };
};
export type DecideRenewalDialogExpireMutation = {
  response: DecideRenewalDialogExpireMutation$data;
  variables: DecideRenewalDialogExpireMutation$variables;
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
  "name": "subjectId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "subjectId",
    "variableName": "subjectId"
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
    "name": "DecideRenewalDialogExpireMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RenewalOutcome",
        "kind": "LinkedField",
        "name": "letExpire",
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
    "name": "DecideRenewalDialogExpireMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RenewalOutcome",
        "kind": "LinkedField",
        "name": "letExpire",
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
    "id": "2f67c0b7009840b956258df27291d5624e945d7a8965c9b5f8a86caf5f14c2a6",
    "metadata": {},
    "name": "DecideRenewalDialogExpireMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "564098c9f6b60f563c56ee7aa06cba0e";

export default node;
