/**
 * @generated SignedSource<<792a8bf5be43518021922ee2ba088870>>
 * @relayHash b2e5938174ab1dbd271e76e33c27891a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f38c2dcf4574a8804b86f2ec17d0c38fdbd92de944a5026a73d35743742f0c23

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonalDataScreenSubscription$variables = Record<PropertyKey, never>;
export type PersonalDataScreenSubscription$data = {
  readonly personalDataChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"CopyCard_data" | "ErasureCard_data">;
  };
};
export type PersonalDataScreenSubscription = {
  response: PersonalDataScreenSubscription$data;
  variables: PersonalDataScreenSubscription$variables;
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
    "name": "PersonalDataScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PersonalData",
        "kind": "LinkedField",
        "name": "personalDataChanged",
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
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PersonalDataScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PersonalData",
        "kind": "LinkedField",
        "name": "personalDataChanged",
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
    "id": "f38c2dcf4574a8804b86f2ec17d0c38fdbd92de944a5026a73d35743742f0c23",
    "metadata": {},
    "name": "PersonalDataScreenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "88b00dd169a4f9b9d732df63e237133d";

export default node;
