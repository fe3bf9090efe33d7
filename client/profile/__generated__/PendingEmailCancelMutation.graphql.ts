/**
 * @generated SignedSource<<754986401e74dd2520c4485c5a873771>>
 * @relayHash e8f1850c781ed37d69237c9f46c87428
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdacb93d91c3208ee855956e558c7ab59bcbd34c83150d4cfbd7d5f33f71cf59

import type { ConcreteRequest } from 'relay-runtime';
export type PendingEmailCancelMutation$variables = Record<PropertyKey, never>;
export type PendingEmailCancelMutation$data = {
  readonly cancelEmailChange: {
    readonly pendingEmail: {
      readonly email: string;
    } | null | undefined;
  };
};
export type PendingEmailCancelMutation = {
  response: PendingEmailCancelMutation$data;
  variables: PendingEmailCancelMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "PendingEmail",
  "kind": "LinkedField",
  "name": "pendingEmail",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PendingEmailCancelMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "cancelEmailChange",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PendingEmailCancelMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "cancelEmailChange",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "cdacb93d91c3208ee855956e558c7ab59bcbd34c83150d4cfbd7d5f33f71cf59",
    "metadata": {},
    "name": "PendingEmailCancelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "148fa17d2a6d1d765441d60ad26f4d0c";

export default node;
