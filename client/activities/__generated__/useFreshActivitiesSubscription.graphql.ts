/**
 * @generated SignedSource<<c6bec8d44640c660e54ed588ea962127>>
 * @relayHash 997ea9b2f4c2d9b9faeb9d25480f01be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4178db5594a86fd0c28bdbc8c450ec4c244785c120ffd89f0391cf1d71e793da

import type { ConcreteRequest } from 'relay-runtime';
export type useFreshActivitiesSubscription$variables = Record<PropertyKey, never>;
export type useFreshActivitiesSubscription$data = {
  readonly activityAdded: {
    readonly id: string;
  };
};
export type useFreshActivitiesSubscription = {
  response: useFreshActivitiesSubscription$data;
  variables: useFreshActivitiesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useFreshActivitiesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useFreshActivitiesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4178db5594a86fd0c28bdbc8c450ec4c244785c120ffd89f0391cf1d71e793da",
    "metadata": {},
    "name": "useFreshActivitiesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "9c10e3de31e0d400331c77849527c6b7";

export default node;
