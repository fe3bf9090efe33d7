/**
 * @generated SignedSource<<e645597a3c9fc7fb1018c20b016618f5>>
 * @relayHash e797e05d75a6db52c9285e8ca6485f73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93a9c38d98840e48c0bc0a9813c813b7d37e04d47c6f87376bdbba975889e289

import { ConcreteRequest } from 'relay-runtime';
export type DecideRenewalDialogRenewMutation$variables = {
  connections: ReadonlyArray<string>;
  subjectId: string;
};
export type DecideRenewalDialogRenewMutation$data = {
  readonly renew: {
    readonly deletedId: string;
  };
};
export type DecideRenewalDialogRenewMutation = {
  response: DecideRenewalDialogRenewMutation$data;
  variables: DecideRenewalDialogRenewMutation$variables;
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
    "name": "DecideRenewalDialogRenewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RenewalOutcome",
        "kind": "LinkedField",
        "name": "renew",
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
    "name": "DecideRenewalDialogRenewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RenewalOutcome",
        "kind": "LinkedField",
        "name": "renew",
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
    "id": "93a9c38d98840e48c0bc0a9813c813b7d37e04d47c6f87376bdbba975889e289",
    "metadata": {},
    "name": "DecideRenewalDialogRenewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a6cc24d1c6dfa88b8c6604a71da46160";

export default node;
