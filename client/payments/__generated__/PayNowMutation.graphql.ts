/**
 * @generated SignedSource<<fc01fa353024a4160db8117e541b97ee>>
 * @relayHash 105aaf4aaaf9fa538c3a02b9bdf9516e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 235ca066c225ad38bf828a08a0127e67ab32521d4247fc978a1b99ff051fcf4c

import type { ConcreteRequest } from 'relay-runtime';
export type PayNowMutation$variables = {
  id: string;
};
export type PayNowMutation$data = {
  readonly createPaymentLink: string;
};
export type PayNowMutation = {
  response: PayNowMutation$data;
  variables: PayNowMutation$variables;
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
    "kind": "ScalarField",
    "name": "createPaymentLink",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PayNowMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PayNowMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "235ca066c225ad38bf828a08a0127e67ab32521d4247fc978a1b99ff051fcf4c",
    "metadata": {},
    "name": "PayNowMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0e917e02a7a08a9ea55a47db899033b3";

export default node;
