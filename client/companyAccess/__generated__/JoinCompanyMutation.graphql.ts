/**
 * @generated SignedSource<<3a23002fb290e5bff65865f15041bdd1>>
 * @relayHash fe4a551408e2b73df3b4b0b2aa590a96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9cf772f7c0869ba3bf8a710eb968a1eef05843973f3b3a494b5366fbf3436854

import type { ConcreteRequest } from 'relay-runtime';
export type JoinCompanyMutation$variables = {
  ticket: string;
};
export type JoinCompanyMutation$data = {
  readonly joinCompany: {
    readonly token: string;
  };
};
export type JoinCompanyMutation = {
  response: JoinCompanyMutation$data;
  variables: JoinCompanyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ticket"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ticket",
        "variableName": "ticket"
      }
    ],
    "concreteType": "SignedIn",
    "kind": "LinkedField",
    "name": "joinCompany",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
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
    "name": "JoinCompanyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JoinCompanyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9cf772f7c0869ba3bf8a710eb968a1eef05843973f3b3a494b5366fbf3436854",
    "metadata": {},
    "name": "JoinCompanyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0a405027c365161a12f6543c5f43b119";

export default node;
