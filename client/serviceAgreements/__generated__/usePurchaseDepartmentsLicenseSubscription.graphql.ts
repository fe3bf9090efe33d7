/**
 * @generated SignedSource<<e421d5e6bd02b550689c82ca5bfe2cd7>>
 * @relayHash 576de234c3996a587a23d04d25190a29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7d1a37e4d4b25693e6fb82aed7a78d68f0199c74a656b507af9d50fb64eabdf

import type { ConcreteRequest } from 'relay-runtime';
export type usePurchaseDepartmentsLicenseSubscription$variables = Record<PropertyKey, never>;
export type usePurchaseDepartmentsLicenseSubscription$data = {
  readonly licenseChanged: {
    readonly edge: {
      readonly node: {
        readonly installation: {
          readonly department: {
            readonly activeLicenseCount: number;
            readonly id: string;
          };
        };
      };
    } | null | undefined;
  };
};
export type usePurchaseDepartmentsLicenseSubscription = {
  response: usePurchaseDepartmentsLicenseSubscription$data;
  variables: usePurchaseDepartmentsLicenseSubscription$variables;
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
  "concreteType": "Department",
  "kind": "LinkedField",
  "name": "department",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activeLicenseCount",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePurchaseDepartmentsLicenseSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LicenseChange",
        "kind": "LinkedField",
        "name": "licenseChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LicenseEdge",
            "kind": "LinkedField",
            "name": "edge",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "License",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Installation",
                    "kind": "LinkedField",
                    "name": "installation",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/)
                    ],
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
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "usePurchaseDepartmentsLicenseSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LicenseChange",
        "kind": "LinkedField",
        "name": "licenseChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LicenseEdge",
            "kind": "LinkedField",
            "name": "edge",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "License",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Installation",
                    "kind": "LinkedField",
                    "name": "installation",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v0/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v0/*:: as any*/)
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
    "id": "d7d1a37e4d4b25693e6fb82aed7a78d68f0199c74a656b507af9d50fb64eabdf",
    "metadata": {},
    "name": "usePurchaseDepartmentsLicenseSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ebac995d1547bfa7edeeffbb0658b63d";

export default node;
