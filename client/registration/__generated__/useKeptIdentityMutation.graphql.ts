/**
 * @generated SignedSource<<a653ea8e260e3a9cb6cea9f03b4553b0>>
 * @relayHash 2c804825992295f70f1d902a9f8077d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ed6649dbf23368226226c3c6dded51ec0e1e215e74a37d82c3a8d5b6818d096

import type { ConcreteRequest } from 'relay-runtime';
export type useKeptIdentityMutation$variables = {
  ticket: string;
};
export type useKeptIdentityMutation$data = {
  readonly connectIdentity: {
    readonly id: string;
  };
};
export type useKeptIdentityMutation = {
  response: useKeptIdentityMutation$data;
  variables: useKeptIdentityMutation$variables;
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
    "concreteType": "SignInSecurity",
    "kind": "LinkedField",
    "name": "connectIdentity",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useKeptIdentityMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useKeptIdentityMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8ed6649dbf23368226226c3c6dded51ec0e1e215e74a37d82c3a8d5b6818d096",
    "metadata": {},
    "name": "useKeptIdentityMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c09921ed2b333aaabbc400d2c7f70fdc";

export default node;
