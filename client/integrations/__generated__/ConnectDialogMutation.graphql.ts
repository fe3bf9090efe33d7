/**
 * @generated SignedSource<<fd74c0f91a3022123709f1e57d2db169>>
 * @relayHash a1ef76a0ddba7933a0fb31f09ac7f77a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8630cb210f73126bb85eab39fc9ba9be9e9708c6a38fd952c4587cebc097445b

import type { ConcreteRequest } from 'relay-runtime';
export type ConnectDialogMutation$variables = {
  installationId: string;
  shopDomain: string;
};
export type ConnectDialogMutation$data = {
  readonly startShopifyConnection: {
    readonly authUrl: string;
  };
};
export type ConnectDialogMutation = {
  response: ConnectDialogMutation$data;
  variables: ConnectDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "installationId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "shopDomain"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "installationId",
        "variableName": "installationId"
      },
      {
        "kind": "Variable",
        "name": "shopDomain",
        "variableName": "shopDomain"
      }
    ],
    "concreteType": "ShopifyConnectionStart",
    "kind": "LinkedField",
    "name": "startShopifyConnection",
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
    "name": "ConnectDialogMutation",
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
    "name": "ConnectDialogMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "8630cb210f73126bb85eab39fc9ba9be9e9708c6a38fd952c4587cebc097445b",
    "metadata": {},
    "name": "ConnectDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c6fa7f96cf56603cf3386b3b454b5de1";

export default node;
