/**
 * @generated SignedSource<<525a71a528b2088482f8cf70a849dd0b>>
 * @relayHash 93f25f53ca05f7e4d2a215d32229489a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 835c262212a4513fa73f84f3774fdf90cd91115a535c8c66b2b1105f88ddb756

import type { ConcreteRequest } from 'relay-runtime';
export type DecideRenewalDialogRenewMutation$variables = {
  connections: ReadonlyArray<string>;
  endDate?: string | null | undefined;
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
  "name": "endDate"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "subjectId"
},
v3 = [
  {
    "kind": "Variable",
    "name": "endDate",
    "variableName": "endDate"
  },
  {
    "kind": "Variable",
    "name": "subjectId",
    "variableName": "subjectId"
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
    "name": "DecideRenewalDialogRenewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "RenewalOutcome",
        "kind": "LinkedField",
        "name": "renew",
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DecideRenewalDialogRenewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "RenewalOutcome",
        "kind": "LinkedField",
        "name": "renew",
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
    "id": "835c262212a4513fa73f84f3774fdf90cd91115a535c8c66b2b1105f88ddb756",
    "metadata": {},
    "name": "DecideRenewalDialogRenewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5045f9bac5a4cfe5212356f211fd6f44";

export default node;
