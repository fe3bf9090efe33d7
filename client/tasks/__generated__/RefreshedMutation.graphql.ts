/**
 * @generated SignedSource<<7f80e89c6e39ef78cd0aefd1dd602f0c>>
 * @relayHash b66fb8931ecfa2e429b62bdb3c5eaeec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4173daf511b4cf6d4206aebc0a5862e066c6ba778cbd6fd72d26048169bc9531

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefreshedMutation$variables = Record<PropertyKey, never>;
export type RefreshedMutation$data = {
  readonly refreshTasks: {
    readonly awaiting: number;
    readonly isAway: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"BoardBanner_board" | "Refreshed_board">;
  };
};
export type RefreshedMutation = {
  response: RefreshedMutation$data;
  variables: RefreshedMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAway",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awaiting",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RefreshedMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TaskBoard",
        "kind": "LinkedField",
        "name": "refreshTasks",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Refreshed_board"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BoardBanner_board"
          },
          (v1/*:: as any*/)
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
    "name": "RefreshedMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TaskBoard",
        "kind": "LinkedField",
        "name": "refreshTasks",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isConfigured",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isLinked",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "refreshedAt",
            "storageKey": null
          },
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
    "id": "4173daf511b4cf6d4206aebc0a5862e066c6ba778cbd6fd72d26048169bc9531",
    "metadata": {},
    "name": "RefreshedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "63385002728083a8a7359aa1022338fc";

export default node;
