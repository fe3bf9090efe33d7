/**
 * @generated SignedSource<<fff0d0b10426d269ad5750ca773ad03f>>
 * @relayHash 934eb3fc5168ddde641f84740f9da02d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7db0762e1e9a1eaaf0f65cd2b311c8e560c36966df15a880e35a4e5eaf4f9062

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useAdminCountsSubscription$variables = Record<PropertyKey, never>;
export type useAdminCountsSubscription$data = {
  readonly adminCountsChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"useAdminCounts_counts">;
  };
};
export type useAdminCountsSubscription = {
  response: useAdminCountsSubscription$data;
  variables: useAdminCountsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "inboxItems",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "companies",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "newCompanies",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "pendingLicenseRequests",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "pendingServiceAgreements",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "urgentRenewals",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "overdueInvoices",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "overusedInstallations",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "waitingErasures",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "upcomingEvents",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "unbilledSeats",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAdminCountsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminCounts",
        "kind": "LinkedField",
        "name": "adminCountsChanged",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useAdminCounts_counts",
            "selections": (v0/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
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
    "name": "useAdminCountsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminCounts",
        "kind": "LinkedField",
        "name": "adminCountsChanged",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7db0762e1e9a1eaaf0f65cd2b311c8e560c36966df15a880e35a4e5eaf4f9062",
    "metadata": {},
    "name": "useAdminCountsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "b588c1c55f7dcc1fd83bb3466e829f99";

export default node;
