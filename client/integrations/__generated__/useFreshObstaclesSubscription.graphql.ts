/**
 * @generated SignedSource<<afa9a3a2aa55aa850aaceb5fa8a53fe8>>
 * @relayHash 175d0a82f292615b742fa64673d47b2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0207e8b87f765ae567bbf7593d043af5e7f90e9346729e938dad7c5cd1dd1939

import type { ConcreteRequest } from 'relay-runtime';
export type useFreshObstaclesSubscription$variables = Record<PropertyKey, never>;
export type useFreshObstaclesSubscription$data = {
  readonly serviceAgreementChanged: {
    readonly deletedId: string | null | undefined;
  };
};
export type useFreshObstaclesSubscription = {
  response: useFreshObstaclesSubscription$data;
  variables: useFreshObstaclesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ServiceAgreementChange",
    "kind": "LinkedField",
    "name": "serviceAgreementChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
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
    "name": "useFreshObstaclesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useFreshObstaclesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0207e8b87f765ae567bbf7593d043af5e7f90e9346729e938dad7c5cd1dd1939",
    "metadata": {},
    "name": "useFreshObstaclesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "0e8122d4e244ef13f17cb4bd308d74e4";

export default node;
