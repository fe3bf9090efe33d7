/**
 * @generated SignedSource<<f33eb2de4a10da5710991076607e8d10>>
 * @relayHash c835b03b23380095cdd68856666c4687
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 767fe73cfa5261ca9a1be41ec136f33e3e6fa97accf69ad35a5ecfd7aece3fee

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LastRefreshMutation$variables = Record<PropertyKey, never>;
export type LastRefreshMutation$data = {
  readonly refreshTasks: {
    readonly awaiting: number;
    readonly isAway: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"BoardBanner_board" | "LastRefresh_board">;
  };
};
export type LastRefreshMutation = {
  response: LastRefreshMutation$data;
  variables: LastRefreshMutation$variables;
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
    "name": "LastRefreshMutation",
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
            "name": "LastRefresh_board"
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
    "name": "LastRefreshMutation",
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
    "id": "767fe73cfa5261ca9a1be41ec136f33e3e6fa97accf69ad35a5ecfd7aece3fee",
    "metadata": {},
    "name": "LastRefreshMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aa75813c08985f4caa2ae34179d773d7";

export default node;
