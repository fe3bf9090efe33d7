/**
 * @generated SignedSource<<a9a0b6d64f80ac751274637240ed2fd2>>
 * @relayHash fa1621f2be0991ee92472c9d2ee8ba5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 476ab8883089df5a291effb0cf82312c5f28d752e777a9776caf4a6dc77ff998

import type { ConcreteRequest } from 'relay-runtime';
export type SetupScreenQuery$variables = Record<PropertyKey, never>;
export type SetupScreenQuery$data = {
  readonly security: {
    readonly isRequired: boolean;
    readonly recoveryCodes: {
      readonly total: number;
    } | null | undefined;
  } | null | undefined;
};
export type SetupScreenQuery = {
  response: SetupScreenQuery$data;
  variables: SetupScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isRequired",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "RecoveryCodesInfo",
  "kind": "LinkedField",
  "name": "recoveryCodes",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
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
    "name": "SetupScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SignInSecurity",
        "kind": "LinkedField",
        "name": "security",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SetupScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SignInSecurity",
        "kind": "LinkedField",
        "name": "security",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
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
    "id": "476ab8883089df5a291effb0cf82312c5f28d752e777a9776caf4a6dc77ff998",
    "metadata": {},
    "name": "SetupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "47120b3357e2c262c35d8346cb8cce8e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
