/**
 * @generated SignedSource<<095fe859b44cfc3e96a574af6a35cc33>>
 * @relayHash 830118cdc9c541091fad50156367380b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d18e77f5e6a2a8888f6fe224d44a580f14e40f4a681014a3e87a6c4331b0a222

import type { ConcreteRequest } from 'relay-runtime';
export type SendAgainMutation$variables = Record<PropertyKey, never>;
export type SendAgainMutation$data = {
  readonly resendEmailConfirmation: {
    readonly email: string;
    readonly emailConfirmedAt: string | null | undefined;
    readonly pendingEmail: {
      readonly email: string;
      readonly expiresAt: string;
      readonly isExpired: boolean;
    } | null | undefined;
  };
};
export type SendAgainMutation = {
  response: SendAgainMutation$data;
  variables: SendAgainMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "emailConfirmedAt",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "PendingEmail",
  "kind": "LinkedField",
  "name": "pendingEmail",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isExpired",
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
    "name": "SendAgainMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "resendEmailConfirmation",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/)
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
    "name": "SendAgainMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "resendEmailConfirmation",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
    "id": "d18e77f5e6a2a8888f6fe224d44a580f14e40f4a681014a3e87a6c4331b0a222",
    "metadata": {},
    "name": "SendAgainMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "427fabb6c9806936a88cbbec16a7091a";

export default node;
