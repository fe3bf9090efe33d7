/**
 * @generated SignedSource<<4c8dbe43ab10aaa78a93f97fc2eed588>>
 * @relayHash 60fa418a967f3797816ad3b4a88a2f5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 398483ac9dc97d8d94023622598c7a9b6947dcd5d370a826651b19652ddc2fb3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ServiceNoticeBannersSubscription$variables = Record<PropertyKey, never>;
export type ServiceNoticeBannersSubscription$data = {
  readonly serviceNoticesChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"ServiceNoticeBanners_notices">;
  };
};
export type ServiceNoticeBannersSubscription = {
  response: ServiceNoticeBannersSubscription$data;
  variables: ServiceNoticeBannersSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ServiceNoticeBannersSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ServiceNotices",
        "kind": "LinkedField",
        "name": "serviceNoticesChanged",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ServiceNoticeBanners_notices"
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
    "name": "ServiceNoticeBannersSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ServiceNotices",
        "kind": "LinkedField",
        "name": "serviceNoticesChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ServiceNotice",
            "kind": "LinkedField",
            "name": "current",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
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
                "name": "text",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "severity",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startsAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endsAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "link",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Installation",
                "kind": "LinkedField",
                "name": "installations",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "subdomain",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "398483ac9dc97d8d94023622598c7a9b6947dcd5d370a826651b19652ddc2fb3",
    "metadata": {},
    "name": "ServiceNoticeBannersSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "3d351190505c0cd8095381715faa5336";

export default node;
