/**
 * @generated SignedSource<<05b397d46695962800b9cdcd08d244ee>>
 * @relayHash c8f735eb414bab4b005d9b8068cc7735
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7be2d8fa3e125ca8d7cad127f1fe714b2596a94478cae1f7f47a44815957d56e

import type { ConcreteRequest } from 'relay-runtime';
export type findConflictsQuery$variables = {
  email?: string | null | undefined;
  subdomain?: string | null | undefined;
};
export type findConflictsQuery$data = {
  readonly registrationConflicts: {
    readonly email: string | null | undefined;
    readonly subdomain: string | null | undefined;
  };
};
export type findConflictsQuery = {
  response: findConflictsQuery$data;
  variables: findConflictsQuery$variables;
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
    "name": "findConflictsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "findConflictsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7be2d8fa3e125ca8d7cad127f1fe714b2596a94478cae1f7f47a44815957d56e",
    "metadata": {},
    "name": "findConflictsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e40ec6dfa2aea35402307c52a21a5c96";

export default node;
