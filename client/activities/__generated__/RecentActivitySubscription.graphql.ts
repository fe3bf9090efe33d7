/**
 * @generated SignedSource<<e3ebc693e1124a4474a195304d2e5ed1>>
 * @relayHash 049973ba57847c9f716cec3b3c8b2895
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 796cfdf7c62ee203ae65edc5d0dbf32c544dafc88f530547b21ba2445c8ee864

import { ConcreteRequest } from 'relay-runtime';
export type ActivityType = "clip_card" | "clip_card_work" | "customer" | "department" | "license" | "license_request" | "service_agreement" | "service_agreement_work" | "user" | "zendesk_instance" | "%future added value";
export type RecentActivitySubscription$variables = {
  connections: ReadonlyArray<string>;
};
export type RecentActivitySubscription$data = {
  readonly activityAdded: {
    readonly actorName: string;
    readonly createdAt: string;
    readonly description: string | null | undefined;
    readonly entityType: ActivityType;
    readonly id: string;
    readonly title: string;
  };
};
export type RecentActivitySubscription = {
  response: RecentActivitySubscription$data;
  variables: RecentActivitySubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "connections"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Activity",
  "kind": "LinkedField",
  "name": "activityAdded",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RecentActivitySubscription",
    "selections": [
      (v1/*:: as any*/)
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecentActivitySubscription",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "filters": null,
        "handle": "prependNode",
        "key": "",
        "kind": "LinkedHandle",
        "name": "activityAdded",
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
    "id": "796cfdf7c62ee203ae65edc5d0dbf32c544dafc88f530547b21ba2445c8ee864",
    "metadata": {},
    "name": "RecentActivitySubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "9c10d35e118e55bd09ee25dab23997a5";

export default node;
