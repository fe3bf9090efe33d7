/**
 * @generated SignedSource<<f934c943f50ba46721e26937c53a637e>>
 * @relayHash 7524844d7066fb58157b0530d89f9134
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6be46829f6c72220885b06ae0778c702a39ccf68edad83261ae5c59b66f8155

import type { ConcreteRequest } from 'relay-runtime';
export type findConflictQuery$variables = {
  email?: string | null | undefined;
  subdomain?: string | null | undefined;
};
export type findConflictQuery$data = {
  readonly registrationConflicts: {
    readonly email: string | null | undefined;
    readonly subdomain: string | null | undefined;
  };
};
export type findConflictQuery = {
  response: findConflictQuery$data;
  variables: findConflictQuery$variables;
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
    "name": "findConflictQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "findConflictQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c6be46829f6c72220885b06ae0778c702a39ccf68edad83261ae5c59b66f8155",
    "metadata": {},
    "name": "findConflictQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "75bdbe45e3e90e9c49006fd8e16854d1";

export default node;
