/**
 * @generated SignedSource<<bcde66000b3dee9050bcbd48ef4144b9>>
 * @relayHash 33e518191e558ff0a8bced4450d675d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bac55e9c0d0fb22123fad80500432ee738bee04ae8b7e6a7190cc44646fadb8b

import type { ConcreteRequest } from 'relay-runtime';
export type ZendeskClientInput = {
  clientId: string;
  clientSecret: string;
};
export type ConnectDialogStartMutation$variables = {
  client?: ZendeskClientInput | null | undefined;
  installationId: string;
};
export type ConnectDialogStartMutation$data = {
  readonly startZendeskConnection: {
    readonly authUrl: string;
  };
};
export type ConnectDialogStartMutation = {
  response: ConnectDialogStartMutation$data;
  variables: ConnectDialogStartMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "client"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "installationId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "client",
        "variableName": "client"
      },
      {
        "kind": "Variable",
        "name": "installationId",
        "variableName": "installationId"
      }
    ],
    "concreteType": "ZendeskConnectionStart",
    "kind": "LinkedField",
    "name": "startZendeskConnection",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "authUrl",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ConnectDialogStartMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ConnectDialogStartMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "bac55e9c0d0fb22123fad80500432ee738bee04ae8b7e6a7190cc44646fadb8b",
    "metadata": {},
    "name": "ConnectDialogStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a72542b39a5974cefc6cfbc9a4748f15";

export default node;
