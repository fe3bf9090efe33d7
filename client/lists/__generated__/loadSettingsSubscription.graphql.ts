/**
 * @generated SignedSource<<f624ca078d3e243e4a2e48427fe2dc2b>>
 * @relayHash ba252008e977fba5ecb873700754b937
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c4eaab194ee6be9467f8712169cd1e8d1e514b39ec40584ed0a2d6144dbc6bb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type loadSettingsSubscription$variables = Record<PropertyKey, never>;
export type loadSettingsSubscription$data = {
  readonly adminSavedViewsChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"loadSettings_settings">;
  };
};
export type loadSettingsSubscription = {
  response: loadSettingsSubscription$data;
  variables: loadSettingsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "ListColumn",
  "kind": "LinkedField",
  "name": "columns",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHidden",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "list",
    "storageKey": null
  },
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "defaultViewId",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "SavedView",
    "kind": "LinkedField",
    "name": "views",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isShared",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isOwn",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ownerName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "parameters",
        "storageKey": null
      },
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
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
    "name": "loadSettingsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ListSettings",
        "kind": "LinkedField",
        "name": "adminSavedViewsChanged",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "loadSettings_settings",
            "selections": (v2/*:: as any*/),
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
    "name": "loadSettingsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ListSettings",
        "kind": "LinkedField",
        "name": "adminSavedViewsChanged",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5c4eaab194ee6be9467f8712169cd1e8d1e514b39ec40584ed0a2d6144dbc6bb",
    "metadata": {},
    "name": "loadSettingsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ccee6703a5f21a0ee2c168c93b6524ce";

export default node;
