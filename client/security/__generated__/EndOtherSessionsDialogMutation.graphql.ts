/**
 * @generated SignedSource<<495381a19a9d58a99b9c5b47ddfd38e5>>
 * @relayHash 3eb2dacda7cb41e0cd0e20ce96b18ac7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 634f9107110ec7ac9e1092211762b534df48ffc56c87e6c83954e3b882cc351e

import type { ConcreteRequest } from 'relay-runtime';
export type EndOtherSessionsDialogMutation$variables = Record<PropertyKey, never>;
export type EndOtherSessionsDialogMutation$data = {
  readonly endOtherSessions: {
    readonly id: string;
  };
};
export type EndOtherSessionsDialogMutation = {
  response: EndOtherSessionsDialogMutation$data;
  variables: EndOtherSessionsDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SignInSecurity",
    "kind": "LinkedField",
    "name": "endOtherSessions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EndOtherSessionsDialogMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EndOtherSessionsDialogMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "634f9107110ec7ac9e1092211762b534df48ffc56c87e6c83954e3b882cc351e",
    "metadata": {},
    "name": "EndOtherSessionsDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "257b817a33ffe953ec24479b3180c346";

export default node;
