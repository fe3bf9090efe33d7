/**
 * @generated SignedSource<<50f7c1371cec036d474abc36694775bf>>
 * @relayHash f14cf3c5fc72918e0a50be430dd55ad7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0c62ee7b14c7787c60d148dda0b6441624fc4774173bb5c645bf32e6475abe1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useNewActivitiesSubscription$variables = {
  connections: ReadonlyArray<string>;
  id: string;
};
export type useNewActivitiesSubscription$data = {
  readonly adminActivityAdded: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ActivityItem_activity">;
  };
};
export type useNewActivitiesSubscription = {
  response: useNewActivitiesSubscription$data;
  variables: useNewActivitiesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "customerId",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useNewActivitiesSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Activity",
        "kind": "LinkedField",
        "name": "adminActivityAdded",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ActivityItem_activity"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useNewActivitiesSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Activity",
        "kind": "LinkedField",
        "name": "adminActivityAdded",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "entityType",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "actorName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "subjectName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "filters": null,
        "handle": "prependNode",
        "key": "",
        "kind": "LinkedHandle",
        "name": "adminActivityAdded",
        "handleArgs": [
          {
            "kind": "Variable",
            "name": "connections",
            "variableName": "connections"
          },
          {
            "kind": "Literal",
            "name": "edgeTypeName",
            "value": "ActivityEdge"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "a0c62ee7b14c7787c60d148dda0b6441624fc4774173bb5c645bf32e6475abe1",
    "metadata": {},
    "name": "useNewActivitiesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "1295240f18e398d9ea82f11f26a4139f";

export default node;
