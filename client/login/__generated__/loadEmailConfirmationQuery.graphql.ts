/**
 * @generated SignedSource<<40a59257e2f3aa0391a6feabd00618fa>>
 * @relayHash c629768da6eebde249300256b1e16ae2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c33d2021e637618f6a758c867a861979d893246c0b0e7ea9fbb393481c10a2fa

import type { ConcreteRequest } from 'relay-runtime';
export type loadEmailConfirmationQuery$variables = {
  token: string;
};
export type loadEmailConfirmationQuery$data = {
  readonly emailConfirmation: {
    readonly companyName: string | null | undefined;
    readonly email: string;
    readonly isChange: boolean;
    readonly name: string;
  } | null | undefined;
};
export type loadEmailConfirmationQuery = {
  response: loadEmailConfirmationQuery$data;
  variables: loadEmailConfirmationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "EmailConfirmationPreview",
    "kind": "LinkedField",
    "name": "emailConfirmation",
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "companyName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isChange",
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
    "name": "loadEmailConfirmationQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "loadEmailConfirmationQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c33d2021e637618f6a758c867a861979d893246c0b0e7ea9fbb393481c10a2fa",
    "metadata": {},
    "name": "loadEmailConfirmationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bedb97d01c7e21b08ce940f89423a958";

export default node;
