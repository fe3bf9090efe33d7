/**
 * @generated SignedSource<<177599688f0ad4712404ec6a7612e025>>
 * @relayHash 28aaba85af19786b3eb9aa6a662be0fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e43c227207b0ba26ef1634db9f62399def36330f6daeb7d11f33c0af2c8b4e0f

import type { ConcreteRequest } from 'relay-runtime';
export type useConflictCheckQuery$variables = {
  email?: string | null | undefined;
  subdomain?: string | null | undefined;
};
export type useConflictCheckQuery$data = {
  readonly registrationConflicts: {
    readonly email: string | null | undefined;
    readonly subdomain: string | null | undefined;
  };
};
export type useConflictCheckQuery = {
  response: useConflictCheckQuery$data;
  variables: useConflictCheckQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "subdomain"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      },
      {
        "kind": "Variable",
        "name": "subdomain",
        "variableName": "subdomain"
      }
    ],
    "concreteType": "RegistrationConflicts",
    "kind": "LinkedField",
    "name": "registrationConflicts",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "subdomain",
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
    "name": "useConflictCheckQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConflictCheckQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e43c227207b0ba26ef1634db9f62399def36330f6daeb7d11f33c0af2c8b4e0f",
    "metadata": {},
    "name": "useConflictCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cf4ebc5575a8753f20adf33b7ebe1957";

export default node;
