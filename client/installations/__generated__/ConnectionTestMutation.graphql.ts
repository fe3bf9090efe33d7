/**
 * @generated SignedSource<<fa8867929a53f42970e911610d29114f>>
 * @relayHash 6f97d4f7eb57cea7a8e140d5a0acd060
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb8e9ed8d115001b912d5b5de8ae4afc414e9aea27efb12020c10e58d1721e3a

import type { ConcreteRequest } from 'relay-runtime';
export type ConnectionTestMutation$variables = {
  installationId: string;
};
export type ConnectionTestMutation$data = {
  readonly testConnection: {
    readonly isConnected: boolean;
    readonly message: string;
  };
};
export type ConnectionTestMutation = {
  response: ConnectionTestMutation$data;
  variables: ConnectionTestMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "installationId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "installationId",
        "variableName": "installationId"
      }
    ],
    "concreteType": "ConnectionTest",
    "kind": "LinkedField",
    "name": "testConnection",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isConnected",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "message",
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
    "name": "ConnectionTestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConnectionTestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eb8e9ed8d115001b912d5b5de8ae4afc414e9aea27efb12020c10e58d1721e3a",
    "metadata": {},
    "name": "ConnectionTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cea944a3046bbc45091229edad347e32";

export default node;
