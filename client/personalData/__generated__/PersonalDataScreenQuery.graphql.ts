/**
 * @generated SignedSource<<d8ae2f72a6f8bae3262655da95b9b4e8>>
 * @relayHash 1243b58556d21017810423a8bb646e3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2d0b44e998463ce3dcfe3420274cd5c607b3cfcc1582ba98be9fb9a7d34ffa3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonalDataScreenQuery$variables = Record<PropertyKey, never>;
export type PersonalDataScreenQuery$data = {
  readonly personalData: {
    readonly " $fragmentSpreads": FragmentRefs<"CopyCard_data" | "ErasureCard_data">;
  } | null | undefined;
};
export type PersonalDataScreenQuery = {
  response: PersonalDataScreenQuery$data;
  variables: PersonalDataScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PersonalDataScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PersonalData",
        "kind": "LinkedField",
        "name": "personalData",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CopyCard_data"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ErasureCard_data"
          }
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
    "name": "PersonalDataScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PersonalData",
        "kind": "LinkedField",
        "name": "personalData",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PersonalDataCopyInfo",
            "kind": "LinkedField",
            "name": "copy",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "requestedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "readyAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expiresAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ErasureRequest",
            "kind": "LinkedField",
            "name": "erasure",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dueAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "answer",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f2d0b44e998463ce3dcfe3420274cd5c607b3cfcc1582ba98be9fb9a7d34ffa3",
    "metadata": {},
    "name": "PersonalDataScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "78201a58ff71fe0d6fca65cfd891df8c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
