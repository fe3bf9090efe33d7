/**
 * @generated SignedSource<<aff681c95f78295ffa8479e92ede95e1>>
 * @relayHash 4d094d0367ba4b671011fc38770eea1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd435527d5f707f1aaa92da1853343daabe8178a79a9c1b356ed7961136a422c

import type { ConcreteRequest } from 'relay-runtime';
export type useSeatTotalsSubscription$variables = Record<PropertyKey, never>;
export type useSeatTotalsSubscription$data = {
  readonly adminSeatsChanged: {
    readonly id: string;
  };
};
export type useSeatTotalsSubscription = {
  response: useSeatTotalsSubscription$data;
  variables: useSeatTotalsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "InstallationSeats",
    "kind": "LinkedField",
    "name": "adminSeatsChanged",
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
    "name": "useSeatTotalsSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSeatTotalsSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "cd435527d5f707f1aaa92da1853343daabe8178a79a9c1b356ed7961136a422c",
    "metadata": {},
    "name": "useSeatTotalsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "0e89ce37f88b3af677ecd74ed8ddac58";

export default node;
