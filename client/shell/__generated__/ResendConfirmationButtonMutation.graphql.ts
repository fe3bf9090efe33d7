/**
 * @generated SignedSource<<53cc55d3c453e8be20f485b2b2cbe14b>>
 * @relayHash 8752be95d9bd6f52750b447f75ba7fe8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35951b880b752e813eaf0b94fdb4f7096b9ed0b87c4aa2c7f49d40b3b964d8d7

import type { ConcreteRequest } from 'relay-runtime';
export type ResendConfirmationButtonMutation$variables = Record<PropertyKey, never>;
export type ResendConfirmationButtonMutation$data = {
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
export type ResendConfirmationButtonMutation = {
  response: ResendConfirmationButtonMutation$data;
  variables: ResendConfirmationButtonMutation$variables;
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
    "name": "ResendConfirmationButtonMutation",
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
    "name": "ResendConfirmationButtonMutation",
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
    "id": "35951b880b752e813eaf0b94fdb4f7096b9ed0b87c4aa2c7f49d40b3b964d8d7",
    "metadata": {},
    "name": "ResendConfirmationButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "92914957cf7620ee61dd01239628ee77";

export default node;
