/**
 * @generated SignedSource<<280f842d21d305a251cbf77ae69b29be>>
 * @relayHash 091be7754118d7b32c33727640913044
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61cf748454f96f85a41cb0d906efe93fe7e273862daddc3f52a6af0b8b848ec5

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmEmailScreenQuery$variables = {
  token: string;
};
export type ConfirmEmailScreenQuery$data = {
  readonly emailConfirmation: {
    readonly companyName: string | null | undefined;
    readonly email: string;
    readonly isChange: boolean;
    readonly name: string;
  } | null | undefined;
};
export type ConfirmEmailScreenQuery = {
  response: ConfirmEmailScreenQuery$data;
  variables: ConfirmEmailScreenQuery$variables;
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
    "name": "ConfirmEmailScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConfirmEmailScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "61cf748454f96f85a41cb0d906efe93fe7e273862daddc3f52a6af0b8b848ec5",
    "metadata": {},
    "name": "ConfirmEmailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9b56cacc8d86fca017e867fe3b5e0db7";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
