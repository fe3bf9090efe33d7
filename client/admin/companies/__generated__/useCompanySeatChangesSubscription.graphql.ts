/**
 * @generated SignedSource<<2116e3bc86e6b84498a5b69fae9b8645>>
 * @relayHash b3103956e14e5728a017e60bb2b60034
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64e9fcc3ce87af68575192715bf066aa1f2373fc6564e9798a2be2c8f1004736

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCompanySeatChangesSubscription$variables = {
  id: string;
};
export type useCompanySeatChangesSubscription$data = {
  readonly adminSeatsChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"SeatLine_seats">;
  };
};
export type useCompanySeatChangesSubscription = {
  response: useCompanySeatChangesSubscription$data;
  variables: useCompanySeatChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "customerId",
    "variableName": "id"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCompanySeatChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "InstallationSeats",
        "kind": "LinkedField",
        "name": "adminSeatsChanged",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SeatLine_seats"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCompanySeatChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "InstallationSeats",
        "kind": "LinkedField",
        "name": "adminSeatsChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bought",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inUse",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "over",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "free",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fault",
            "storageKey": null
          },
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
    "id": "64e9fcc3ce87af68575192715bf066aa1f2373fc6564e9798a2be2c8f1004736",
    "metadata": {},
    "name": "useCompanySeatChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "b167628d4cba1b8042a14447a19e1fdc";

export default node;
